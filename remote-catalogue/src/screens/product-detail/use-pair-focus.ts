import { useLayoutEffect, useRef, type RefObject } from 'react';

type Button = RefObject<HTMLButtonElement | null>;

/** For two buttons of which one is disabled at each end: the other one takes its focus. See decision 036. */
export function usePairFocus(): { readonly back: Button; readonly forth: Button } {
  const back = useRef<HTMLButtonElement>(null);
  const forth = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (focused === forth.current && forth.current?.disabled) back.current?.focus();
    else if (focused === back.current && back.current?.disabled) forth.current?.focus();
  });
  return { back, forth };
}
