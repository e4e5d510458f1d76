export type Summary = { median: number; min: number; max: number };

/** @returns `NaN` if there are no values */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const lower = sorted[Math.ceil(middle) - 1] ?? NaN;
  const upper = sorted[Math.floor(middle)] ?? NaN;
  return (lower + upper) / 2;
}

/** A percentile (0 < p <= 100) by nearest rank: a measured value, the highest of few; `NaN` if there are none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil((percent / 100) * sorted.length) - 1] ?? NaN;
}

export const summarise = (values: readonly number[]): Summary => ({
  median: median(values),
  min: Math.min(...values),
  max: Math.max(...values),
});
