/** As the `ref` of an element that takes the place of the focused one. */
export const focusOnce = (element: HTMLElement | null) => element?.focus();
