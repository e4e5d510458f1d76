/** Runs work when the browser is idle, unless the visitor saves data. Returns a function that cancels it. */
export function whenIdle(work: () => Promise<unknown>): () => void {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData === true) return () => {};
  // A part that fails is fetched again when it is needed.
  const start = () => void work().catch(() => {});
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(start);
    return () => cancelIdleCallback(handle);
  }
  // Safari has no idle callback.
  const timer = setTimeout(start, 2000);
  return () => clearTimeout(timer);
}
