/** Replaces a style sheet, which does nothing in a test. */
export {};
