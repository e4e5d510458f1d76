import type { Store } from './store.js';

const prefix = 'memory over ';

/** True for the title of a store that other processes cannot read. */
export const isInMemory = (title: string): boolean => title.startsWith(prefix);

/** A store with everything that another has. What is written stays in memory: a trial changes nothing. */
export function overlayStore(base: Store): Store {
  const written = new Map<string, Buffer>();
  const write = (key: string, bytes: string | Uint8Array) => void written.set(key, Buffer.from(bytes));
  return {
    ...base,
    title: prefix + base.title,
    has: async (key) => written.has(key) || (await base.has(key)),
    read: async (key) => written.get(key) ?? (await base.read(key)),
    stat: async (key) => {
      const bytes = written.get(key);
      return bytes ? { bytes: bytes.length, changedAtMs: Date.now() } : await base.stat(key);
    },
    list: async (key) => {
      const folder = key === '' ? '' : `${key}/`;
      const below = [...written.keys()].filter((name) => name.startsWith(folder));
      const names = below.map((name) => name.slice(folder.length).split('/')[0] ?? '');
      return [...new Set([...(await base.list(key)), ...names])].sort();
    },
    create: async (key, bytes) => {
      // In this order: between the last look and the write, nobody else writes.
      if ((await base.has(key)) || written.has(key)) return false;
      write(key, bytes);
      return true;
    },
    replace: async (key, bytes) => write(key, bytes),
    remove: async (key) => void written.delete(key),
  };
}
