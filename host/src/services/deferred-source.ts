/** A part of the host that comes later, in the form that `useSyncExternalStore` takes. */
export interface DeferredSource<Part> {
  readonly get: () => Part | undefined;
  /** The part, as it was when hydration began. */
  readonly getInitial: () => Part | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads it; again, if it failed. */
  readonly load: () => Promise<Part>;
}

/** @param initial the part, where it is there from the start: in Node */
export function createDeferredSource<Part>(load: () => Promise<Part>, initial?: Part): DeferredSource<Part> {
  let part = initial;
  let loading: Promise<Part> | undefined;
  const listeners = new Set<() => void>();
  const begin = async () => {
    const loaded = (part = await load());
    for (const listener of listeners) listener();
    return loaded;
  };
  return {
    get: () => part,
    getInitial: () => initial,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: () => {
      loading ??= begin().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
  };
}
