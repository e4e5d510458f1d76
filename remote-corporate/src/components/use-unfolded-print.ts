import { useEffect } from 'react';

/** Opens the disclosures of the page while it is printed, in browsers whose style sheets cannot. Named ones close each other. */
export function useUnfoldedPrint(): void {
  useEffect(() => {
    let opened: readonly HTMLDetailsElement[] = [];
    const unfold = () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open], [name])')];
      for (const disclosure of opened) disclosure.open = true;
    };
    const fold = () => {
      for (const disclosure of opened) disclosure.open = false;
    };
    addEventListener('beforeprint', unfold);
    addEventListener('afterprint', fold);
    return () => {
      removeEventListener('beforeprint', unfold);
      removeEventListener('afterprint', fold);
    };
  }, []);
}
