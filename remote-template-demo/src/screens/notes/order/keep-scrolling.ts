/** Distance to the edge from which on a list scrolls, and how far it scrolls in a frame, in pixels. */
const edgePx = 64;
const stepPx = 12;

const isScroller = (element: Element) =>
  element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY);

/** What scrolls the element: a part of the page, or the page. */
function scrollerOf(element: Element): Element {
  for (let one = element.parentElement; one; one = one.parentElement) if (isScroller(one)) return one;
  return document.documentElement;
}

/** Scrolls while something is dragged near the edge of what is seen. @param y of the pointer @returns a function that stops it */
export function keepScrolling(list: Element, y: number): () => void {
  const scroller = scrollerOf(list);
  const isPage = scroller === document.documentElement;
  const top = isPage ? 0 : scroller.getBoundingClientRect().top;
  const bottom = isPage ? innerHeight : scroller.getBoundingClientRect().bottom;
  const step = y < top + edgePx ? -stepPx : y > bottom - edgePx ? stepPx : 0;
  if (step === 0) return () => {};
  let frame = requestAnimationFrame(function scroll() {
    scroller.scrollBy({ top: step, behavior: 'instant' });
    frame = requestAnimationFrame(scroll);
  });
  return () => cancelAnimationFrame(frame);
}
