import { useEffect, useRef } from 'react';

/** Another page of a list begins at its heading. `onPage` notes that one was chosen. */
export function usePageFocus(page: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isChosen = useRef(false);
  useEffect(() => {
    if (!isChosen.current) return;
    isChosen.current = false;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [page]);
  return {
    heading,
    onPage: () => {
      isChosen.current = true;
    },
  };
}
