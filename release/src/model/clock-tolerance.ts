/** Greatest difference of two clocks, or of one before and after a correction, in milliseconds. */
export const clockToleranceMs = 10 * 60 * 1000;
