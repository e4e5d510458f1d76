import { flushSync } from 'react-dom';

/** Changes the look in a view transition, where the browser has them and the visitor wants motion. */
export function changeInTransition(change: () => void): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !('startViewTransition' in document)) {
    change();
    return;
  }
  const { ready } = document.startViewTransition(() => flushSync(change));
  // The next change skips the animation of this one.
  ready.catch(() => {});
}
