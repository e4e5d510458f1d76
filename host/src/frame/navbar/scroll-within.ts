/** Scrolls a list, and nothing around it, until a row is in the window. */
export function scrollWithin(list: Element, row: Element) {
  const { top, bottom, height } = row.getBoundingClientRect();
  const shown = list.getBoundingClientRect();
  const end = Math.min(shown.bottom, window.innerHeight);
  if (bottom > end) list.scrollTop += bottom - end + height;
  else if (top < shown.top) list.scrollTop += top - shown.top - height;
}
