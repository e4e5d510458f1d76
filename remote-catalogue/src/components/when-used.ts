/** What a visitor does first on a page that is more than read. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const;

/** Runs work at the first sign that a visitor uses the page: what is only opened fetches nothing. Returns a function that cancels it. */
export function whenUsed(work: () => Promise<unknown>): () => void {
  const cancel = () => signs.forEach((sign) => removeEventListener(sign, start));
  const start = () => {
    cancel();
    // A part that fails is fetched again when it is needed.
    void work().catch(() => {});
  };
  signs.forEach((sign) => addEventListener(sign, start, { passive: true }));
  return cancel;
}
