/** Groups of filters that are shown at first: those that most visitors need. */
export const firstGroupCount = 5;

/** A list of values up to this length is shown whole. */
export const longestWholeList = 8;

/** Number of values that are shown first of a longer list. */
export const firstValues = 6;
