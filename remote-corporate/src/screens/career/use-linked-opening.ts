import { useEffect } from 'react';

/**
 * Opens the opening that the address names, and focuses its summary.
 *
 * @param hash `#job-pattern-maker`; another names none
 */
export function useLinkedOpening(hash: string): void {
  useEffect(() => {
    if (!hash.startsWith('#job-')) return undefined;
    const opening = document.getElementById(hash.slice(1));
    if (!(opening instanceof HTMLDetailsElement)) return undefined;
    opening.open = true;
    // A link within the page makes the browser take the focus away once more, after this.
    const frame = requestAnimationFrame(() => {
      opening.scrollIntoView();
      opening.querySelector('summary')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash]);
}
