import { useEffect, useState, type RefObject } from 'react';
import { trapField } from 'shared-types/protocol/enquiry-limits';

/**
 * True if the form was submitted before its script ran. The browser then counts all fields as used by the visitor, also
 * the hidden one. Browsers that do not know the selector give false.
 */
function wasSubmittedEarly(form: HTMLFormElement | null): boolean {
  const trapInput = form?.elements.namedItem(trapField);
  try {
    return trapInput instanceof HTMLInputElement && trapInput.matches(':user-valid');
  } catch {
    return false;
  }
}

interface EarlySubmit {
  readonly element: RefObject<HTMLFormElement | null>;
  /** Query of the address; `''` until the page is alive. */
  readonly search: string;
  readonly submit: () => void;
}

/** Submits a form that the visitor submitted before the script ran, once draft and articles of the address are in it. */
export function useEarlySubmit({ element, search, submit }: EarlySubmit): void {
  const [state, setState] = useState<'none' | 'asked' | 'ready'>('none');
  useEffect(() => {
    if (wasSubmittedEarly(element.current)) setState('asked');
  }, [element]);
  useEffect(() => {
    const isSearchKnown = search !== '' || location.search === '';
    if (state === 'asked' && isSearchKnown) setState('ready');
    if (state !== 'ready') return;
    setState('none');
    submit();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each state
  }, [state, search]);
}
