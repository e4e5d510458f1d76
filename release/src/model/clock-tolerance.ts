/** Two clocks, or one before and after a correction, may differ by this much, in milliseconds. */
export const clockToleranceMs = 10 * 60 * 1000;
