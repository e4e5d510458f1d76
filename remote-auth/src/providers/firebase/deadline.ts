/** The work took longer than its time limit. */
export class TimedOut extends Error {}

/** Settles as the work does; rejects with `TimedOut` after the time limit. */
export async function withDeadline<Value>(work: Promise<Value>, timeoutMs: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimedOut('Firebase did not answer in time.')), timeoutMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
