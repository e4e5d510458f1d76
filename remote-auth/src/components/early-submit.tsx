import { useEffect, useRef } from 'react';

/** Browsers that do not know the selector forget the press. */
function isUsed(field: HTMLInputElement | null): boolean {
  try {
    return field?.matches(':user-valid') ?? false;
  } catch {
    return false;
  }
}

/**
 * Submits its form if the visitor submitted it before the script ran: the browser then counts all fields as used, also this
 * one, which nobody sees.
 */
export function EarlySubmit() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isUsed(field.current)) field.current?.form?.requestSubmit();
  }, []);
  return <input ref={field} hidden aria-label="Not for people" />;
}
