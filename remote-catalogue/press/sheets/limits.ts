export const largestSheetBytes = 50_000_000;

/** Rows below the headings. */
export const mostRows = 100_000;
