/** Focuses a field so that what is typed next replaces what is in it. */
export function focusToRetype(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}
