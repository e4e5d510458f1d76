import { type RefObject, useEffect } from 'react';

/** Calls `act` when the form of a field is sent or emptied. */
export function useFormEvent(
  field: RefObject<HTMLInputElement | null>,
  types: readonly ('submit' | 'reset')[],
  act: () => void,
): void {
  useEffect(() => {
    const listening = new AbortController();
    for (const type of types) field.current?.form?.addEventListener(type, act, { signal: listening.signal });
    return () => listening.abort();
  });
}
