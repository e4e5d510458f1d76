/** Stores in front of another: one records what is written, one keeps it to itself for a rehearsal. */
import type { Store } from './store.js';

/** Records which keys of a store are written. */
export function recordingStore(store: Store) {
  const keys = new Set<string>();
  return {
    ...store,
    /** Keys in the order of writing, each once. */
    written: (): readonly string[] => [...keys],
    create: async (key: string, bytes: string | Uint8Array) => {
      const isCreated = await store.create(key, bytes);
      if (isCreated) keys.add(key);
      return isCreated;
    },
    replace: async (key: string, bytes: string | Uint8Array) => {
      await store.replace(key, bytes);
      keys.add(key);
    },
  };
}

/** Keeps what is written in memory: the store behind it stays as it is. */
export function rehearsalStore(store: Store): Store {
  /** `undefined`: moved away. */
  const kept = new Map<string, Buffer | undefined>();
  const keep = (key: string, bytes: string | Uint8Array) => void kept.set(key, Buffer.from(bytes));
  const isAway = (key: string) => [...kept].some(([other, bytes]) => !bytes && key.startsWith(`${other}/`));
  const has = async (key: string) =>
    kept.has(key) ? kept.get(key) !== undefined : !isAway(key) && (await store.has(key));

  return {
    title: store.title,
    read: async (key) => (kept.has(key) ? kept.get(key) : isAway(key) ? undefined : await store.read(key)),
    has,
    list: async (key) => {
      const below = [...kept].flatMap(([other, bytes]) =>
        bytes && other.startsWith(`${key}/`) ? [other.slice(key.length + 1).split('/')[0] ?? ''] : [],
      );
      const listed = kept.has(key) || isAway(key) ? [] : await store.list(key);
      return [...new Set([...listed, ...below])].sort();
    },
    create: async (key, bytes) => {
      if (await has(key)) return false;
      keep(key, bytes);
      return true;
    },
    replace: async (key, bytes) => keep(key, bytes),
    remove: async (key) => void kept.set(key, undefined),
    move: async (from) => void kept.set(from, undefined),
    removeLeftovers: (options) => store.removeLeftovers({ ...options, isDryRun: true }),
  };
}
