import { retryFailedFiles } from '../services/retry-failed-files';

/**
 * The federation runtime keeps the first promise of a shared module for good, a rejected one too. So the promise of a
 * shared module must never reject: a failure is told to whoever waits for a screen, and the promise stays open until
 * it is mended.
 */
const broken = new Set<() => void>();
const listeners = new Set<(error: unknown) => void>();

/** A loader whose promise stays pending while it is broken. */
export function mendable<Value>(load: () => Promise<Value>): () => Promise<Value> {
  const attempt = (): Promise<Value> =>
    retryFailedFiles(load).catch((error: unknown) => {
      for (const listener of listeners) listener(error);
      return new Promise<Value>((resolve) => {
        broken.add(() => resolve(attempt()));
      });
    });
  return attempt;
}

/** Asks again for all that failed. */
export function mend() {
  const waiting = [...broken];
  broken.clear();
  for (const askAgain of waiting) askAgain();
}

/** `work`, but rejected as soon as a shared module fails that it may be waiting for. */
export function unlessBroken<Value>(work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    listeners.add(reject);
    void work.then(resolve, reject).finally(() => listeners.delete(reject));
  });
}
