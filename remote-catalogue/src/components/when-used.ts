/** Signs that a visitor does more on a page than read it. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const;

/** Time in which a press is over and answered, in milliseconds. */
const pressMs = 300;

/**
 * Runs work after the first sign that a visitor uses the page: what is only opened fetches nothing, and the sign itself is
 * answered first. Returns a function that cancels it.
 */
export function whenUsed(work: () => Promise<unknown>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => signs.forEach((sign) => removeEventListener(sign, start));
  const start = () => {
    forget();
    // A part that fails is fetched again when it is needed.
    timer = setTimeout(() => void work().catch(() => {}), pressMs);
  };
  signs.forEach((sign) => addEventListener(sign, start, { passive: true }));
  return () => {
    forget();
    clearTimeout(timer);
  };
}
