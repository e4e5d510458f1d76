/** A list of values up to this length is shown whole. */
export const longestWholeList = 8;

/** Of a longer one, so many values are shown at first. */
export const firstValues = 6;
