/** Statistics of several runs of one measurement. */

/** @typedef {{ median: number, min: number, max: number }} Summary */

/**
 * @param {readonly number[]} values
 * @returns {number} `NaN` of nothing
 */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const lower = sorted[Math.ceil(middle) - 1] ?? NaN;
  const upper = sorted[Math.floor(middle)] ?? NaN;
  return (lower + upper) / 2;
}

/**
 * By nearest rank: a value that was measured, and the highest of few.
 *
 * @param {readonly number[]} values
 * @param {number} percent above 0, at most 100
 * @returns {number} not exceeded by so many of them; `NaN` of nothing
 */
export function percentile(values, percent) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil((percent / 100) * sorted.length) - 1] ?? NaN;
}

/** @param {readonly number[]} values @returns {Summary} */
export const summarise = (values) => ({
  median: median(values),
  min: Math.min(...values),
  max: Math.max(...values),
});
