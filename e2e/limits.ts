/** In milliseconds, for a test that opens a page for each line of a table. */
export const tableTestMs = 120_000;

/** In milliseconds, for tests that read every document, or build or publish before they begin. */
export const longTestMs = 300_000;
