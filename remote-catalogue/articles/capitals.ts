/** A text with a capital at its beginning. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A text with a small letter at its beginning. */
export const uncapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
