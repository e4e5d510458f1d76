/** A list of values up to this length is shown whole. */
export const longestWholeList = 8;

/** Number of values that are shown first of a longer list. */
export const firstValues = 6;
