/** Where focus and scroll position are after a navigation within the site. Never used on the first load of a document. */
import { isFocusFree } from './lost-focus';

const main = () => document.getElementById('main');

function focus(element: HTMLElement | null | undefined) {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}

/** The place that a hash names. */
function targetOf(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

const goToTarget = (target: HTMLElement) => {
  target.scrollIntoView();
  focus(target);
};

/** Focus moves to the heading of the new view, which is then read out; without one, to the main region. */
export function focusNewView(hash: string) {
  const target = targetOf(hash);
  if (target) goToTarget(target);
  else focus(main()?.querySelector('h1') ?? main());
}

/** A screen that came after its navigation takes over the focus that its waiting room had. */
export function arriveInScreen() {
  if (isFocusFree(main())) focusNewView(location.hash);
}
