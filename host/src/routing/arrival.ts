/** Focus and scroll position after a navigation within the site, never on the first load of a document. */
import { isFocusLost } from './lost-focus';

const main = () => document.getElementById('main');

function focus(element: HTMLElement | null | undefined) {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}

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

/** Moves the focus to the heading of the new view, so that screen readers read it; without one, to the main region. */
export function focusNewView(hash: string) {
  const target = targetOf(hash);
  if (target) goToTarget(target);
  else focus(main()?.querySelector('h1') ?? main());
}

/** Moves the focus to a screen that arrives after its navigation, if it waited on the main region or was lost. */
export function focusArrivedScreen() {
  if (isFocusLost(main())) focusNewView(location.hash);
}
