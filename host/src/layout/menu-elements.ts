/** Elements of a header menu, and the events that close it. */

/** @param id the id of the menu's panel, which stands in its item beside its button */
export function menuElements(id: string) {
  const panel = document.getElementById(id);
  const item = panel?.parentElement;
  const button = item?.querySelector('button');
  if (!panel || !item || !button) throw new Error(`The menu #${id} is not in the page.`);
  return { item, button };
}

/** True if pointer or focus is in the menu's item: the sheet then shows the menu. False for a menu that is left out. */
export function isInUse(id: string): boolean {
  if (!document.getElementById(id)) return false;
  const { item } = menuElements(id);
  return item.matches(':hover') || item.contains(document.activeElement);
}

/** Closes a menu on Escape, a press elsewhere, and when it or the window loses the focus. @returns what stops it */
export function listenForDismissal(id: string, close: () => void): () => void {
  const { item, button } = menuElements(id);
  const listening = new AbortController();
  const { signal } = listening;
  const isOutside = (target: EventTarget | null) => target instanceof Node && !item.contains(target);

  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    if (item.contains(document.activeElement)) button.focus();
    close();
  };
  document.addEventListener('keydown', closeOnEscape, { signal });
  document.addEventListener('pointerdown', ({ target }) => isOutside(target) && close(), { signal });
  item.addEventListener('focusout', ({ relatedTarget }) => isOutside(relatedTarget) && close(), { signal });
  window.addEventListener('blur', close, { signal });
  return () => listening.abort();
}
