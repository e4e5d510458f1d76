import { useEffect } from 'react';

/**
 * Opens the opening that the address names, and focuses its summary.
 *
 * @param hash `#job-pattern-maker`; another names none
 */
export function useLinkedOpening(hash: string): void {
  useEffect(() => {
    if (!hash.startsWith('#job-')) return;
    const opening = document.getElementById(hash.slice(1));
    if (!(opening instanceof HTMLDetailsElement)) return;
    opening.open = true;
    opening.scrollIntoView();
    opening.querySelector('summary')?.focus({ preventScroll: true });
  }, [hash]);
}
