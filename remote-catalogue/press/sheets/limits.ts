export const largestSheetBytes = 50_000_000;

export const mostRows = 100_000;
