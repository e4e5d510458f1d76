import { useEffect, useState } from 'react';
import type { ShellStorage, StoredFormat } from 'shared-types';

/** Addresses of the demos that the visitor has ticked. */
const progressKey = 'template-demo.progress.v1';

const progressFormat: StoredFormat<readonly string[]> = {
  initial: [],
  parse: (data) => (Array.isArray(data) ? data.filter((item) => typeof item === 'string') : undefined),
};

/** The demos that are done, and how to tick one; it follows other tabs. None are known in the first render. */
export function useProgress(storage: ShellStorage) {
  const [done, setDone] = useState(progressFormat.initial);
  useEffect(() => {
    const stored = storage.open(progressKey, progressFormat);
    const follow = () => setDone(stored.getState());
    follow();
    return stored.subscribe(follow);
  }, [storage]);
  const tick = (href: string, isDone: boolean) => {
    const others = done.filter((other) => other !== href);
    storage.open(progressKey, progressFormat).set(isDone ? [...others, href] : others);
  };
  return { done, tick, reset: () => storage.open(progressKey, progressFormat).clear() };
}
