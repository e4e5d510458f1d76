/** What is said of several runs of one measurement. */

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

/** @param {readonly number[]} values @returns {Summary} */
export const summarise = (values) => ({
  median: median(values),
  min: Math.min(...values),
  max: Math.max(...values),
});
