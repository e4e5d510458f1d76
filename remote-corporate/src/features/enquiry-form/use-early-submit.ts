import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * True if the form was submitted before its script ran. The browser then counts all fields as used by the visitor, also
 * the hidden one. Browsers that do not know the selector give false.
 */
function wasSubmittedEarly(trap: HTMLLabelElement | null): boolean {
  try {
    return trap?.control?.matches(':user-valid') ?? false;
  } catch {
    return false;
  }
}

interface EarlySubmit {
  /** Label of the hidden field. */
  readonly trap: RefObject<HTMLLabelElement | null>;
  /** Query of the address; `''` until the page is alive. */
  readonly search: string;
  readonly submit: () => void;
}

/** Submits a form that the visitor submitted before the script ran, once draft and articles of the address are in it. */
export function useEarlySubmit({ trap, search, submit }: EarlySubmit): void {
  const isAsked = useRef<boolean>(undefined);
  const submitOnce = useEffectEvent(submit);
  useEffect(() => {
    isAsked.current ??= wasSubmittedEarly(trap.current);
    if (!isAsked.current || (search === '' && location.search !== '')) return;
    isAsked.current = false;
    submitOnce();
  }, [trap, search]);
}
