const rounds = 200;

/** Median of many runs, after some that are not counted, in milliseconds. */
export function medianMs(run: () => unknown): number {
  const times = Array.from({ length: rounds + 20 }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  const counted = times.slice(20).sort((one, other) => one - other);
  return counted[rounds / 2] ?? 0;
}
