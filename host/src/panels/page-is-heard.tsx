import { useEffect } from 'react';

/**
 * Stands in a modal of MUI, which hides the page from assistive technology, with the live regions that say messages. The
 * modal is `aria-modal` and keeps the focus, so the page need not be hidden.
 */
export function PageIsHeard() {
  useEffect(() => document.getElementById('root')?.removeAttribute('aria-hidden'), []);
  return null;
}
