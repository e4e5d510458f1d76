/** Time limit of a test that opens a page for each line of a table, in milliseconds. */
export const tableTestMs = 120_000;

/** Time limit of tests that read every document, or build or publish before they begin, in milliseconds. */
export const longTestMs = 300_000;
