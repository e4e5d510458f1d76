/** How many round trips follow one another. */

/** @typedef {{ startMs: number, endMs: number }} Span */

/**
 * The longest run of requests of which each began only after the one before had ended.
 *
 * @param {readonly Span[]} requests
 */
export function chainLength(requests) {
  const inOrder = requests.toSorted((a, b) => a.startMs - b.startMs);
  /** @type {{ endMs: number, length: number }[]} */
  const runs = [];
  for (const { startMs, endMs } of inOrder) {
    const before = runs.filter((run) => run.endMs <= startMs).map(({ length }) => length);
    runs.push({ endMs, length: 1 + Math.max(0, ...before) });
  }
  return Math.max(0, ...runs.map(({ length }) => length));
}
