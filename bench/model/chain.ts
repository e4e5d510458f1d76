type Span = { startMs: number; endMs: number };

/** The longest run of requests of which each began only after the one before had ended. */
export function chainLength(requests: readonly Span[]) {
  const inOrder = requests.toSorted((a, b) => a.startMs - b.startMs);
  const runs: { endMs: number; length: number }[] = [];
  for (const { startMs, endMs } of inOrder) {
    const before = runs.filter((run) => run.endMs <= startMs).map(({ length }) => length);
    runs.push({ endMs, length: 1 + Math.max(0, ...before) });
  }
  return Math.max(0, ...runs.map(({ length }) => length));
}
