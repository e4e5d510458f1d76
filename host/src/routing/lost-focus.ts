/** Handling of a focus that a change of the page has removed. It does not start on the first load of a document. */

let isManaged = false;

/** The visitor has navigated or retried: from now on the host moves a lost focus. */
export const startManagingFocus = () => {
  isManaged = true;
};

/** True if the host should move the focus: nothing has it, or only a `placeholder` that waits for a screen. */
export function isFocusLost(placeholder?: Element | null): boolean {
  const holder = document.activeElement;
  return isManaged && (holder === null || holder === document.body || holder === placeholder);
}
