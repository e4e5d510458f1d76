/** The heights at which the texts of callouts begin, in percent of the picture's height. */
export const calloutRows: readonly number[] = [4, 29, 54, 79];
