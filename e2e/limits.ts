/** In milliseconds, for a test that opens a page for each line of a table. */
export const tableTestMs = 120_000;

/** In milliseconds, for tests that open every page, or build and publish releases. */
export const longTestMs = 300_000;
