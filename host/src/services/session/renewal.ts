/** Time from the renewal of a session to its end, in milliseconds. A provider that renews by itself does so earlier. */
const leadMs = 30_000;

/** The least time between two attempts, in milliseconds. */
const leastMs = 1000;

/** Timers count with 32 bits. */
const greatestMs = 2 ** 31 - 1;

export interface Renewal {
  /** @param expiresAt new end of the session, ISO 8601; absent: not known */
  readonly schedule: (expiresAt: string | undefined) => void;
  readonly end: () => void;
}

/** @param read asks the provider for the user; a newer token comes with the answer, and `schedule` is called with its end */
export function createRenewal(read: () => Promise<unknown>): Renewal {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isEnded = false;

  function schedule(expiresAt: string | undefined) {
    clearTimeout(timer);
    const leftMs = expiresAt === undefined ? 0 : Date.parse(expiresAt) - Date.now();
    // Not a number for a text that is no time.
    if (isEnded || !(leftMs >= leastMs)) return;
    const waitMs = Math.min(Math.max(leftMs - leadMs, leftMs / 2), greatestMs);
    timer = setTimeout(() => void read().catch(() => schedule(expiresAt)), waitMs);
  }

  return {
    schedule,
    end: () => {
      isEnded = true;
      clearTimeout(timer);
    },
  };
}
