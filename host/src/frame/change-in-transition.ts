import { flushSync } from 'react-dom';

/**
 * Changes the look in a view transition, where the browser has them and the visitor wants motion. What was pressed is painted
 * before it: a transition begins with pictures of the whole page, which take their time.
 */
export function changeInTransition(change: () => void): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !('startViewTransition' in document)) {
    change();
    return;
  }
  const start = () => {
    const { ready } = document.startViewTransition(() => flushSync(change));
    // The next change skips the animation of this one.
    ready.catch(() => {});
  };
  requestAnimationFrame(() => setTimeout(start));
}
