import { retryFailedFiles } from '../services/retry-failed-files';

/**
 * The federation runtime keeps the first promise of a shared module, even a rejected one. So this promise must never
 * reject: a failure rejects the screens that wait for it, and the promise stays pending until a retry succeeds.
 */
const broken = new Set<() => void>();
const listeners = new Set<(error: unknown) => void>();

/** A loader whose promise stays pending while the module cannot be loaded. */
export function recoverable<Value>(load: () => Promise<Value>): () => Promise<Value> {
  const attempt = (): Promise<Value> =>
    retryFailedFiles(load).catch((error: unknown) => {
      for (const listener of listeners) listener(error);
      return new Promise<Value>((resolve) => {
        broken.add(() => resolve(attempt()));
      });
    });
  return attempt;
}

export function retryFailedModules() {
  const waiting = [...broken];
  broken.clear();
  for (const askAgain of waiting) askAgain();
}

/** Like `work`, but rejects as soon as a shared module fails, because `work` may be waiting for it. */
export function rejectOnModuleFailure<Value>(work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    listeners.add(reject);
    void work.then(resolve, reject).finally(() => listeners.delete(reject));
  });
}
