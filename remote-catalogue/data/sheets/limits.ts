/** Bytes of a text file, or of everything packed into a spreadsheet. A file that unpacks to gigabytes is an attack. */
export const largestSheetBytes = 50_000_000;

/** Rows below the headings. */
export const mostRows = 100_000;

/** Columns of a sheet that are read. */
export const mostColumns = 1000;
