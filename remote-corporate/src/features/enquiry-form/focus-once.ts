/** The `ref` of an element that replaces the focused one. */
export const focusOnce = (element: HTMLElement | null) => element?.focus();
