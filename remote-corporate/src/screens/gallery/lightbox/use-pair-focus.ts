import { useLayoutEffect, useRef, type RefObject } from 'react';

type Button = RefObject<HTMLButtonElement | null>;

/** For two buttons of which one is switched off at each end: it would lose the focus, so the other one takes it. */
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
