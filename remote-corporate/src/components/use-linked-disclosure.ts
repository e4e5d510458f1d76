import { useEffect } from 'react';

/**
 * Opens the disclosure that the address names, or that what it names is folded in, and moves the focus there. Browsers do
 * so for documents only, not for links within the site. A hash that names nothing such is left alone.
 */
export function useLinkedDisclosure(hash: string): void {
  useEffect(() => {
    const target = document.getElementById(hash.slice(1));
    const disclosure = target?.closest('details');
    if (!target || !disclosure) return undefined;
    disclosure.open = true;
    // A link within the page makes the browser take the focus away once more, after this.
    const frame = requestAnimationFrame(() => {
      target.scrollIntoView();
      focus(target === disclosure ? disclosure.querySelector('summary') : target);
    });
    return () => cancelAnimationFrame(frame);
  }, [hash]);
}

function focus(element: HTMLElement | null): void {
  if (!element) return;
  // Lets scripts focus an element that is not a control.
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
