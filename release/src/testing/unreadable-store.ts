import { statSync } from 'node:fs';
import path from 'node:path';
import { directoryStore } from '../store/directory-store.js';
import type { Store } from '../store/store.js';

const inodeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.ino;

/** A store in which one file cannot be read until it is replaced, as after a wrong `chmod`. */
export function unreadableStore(folder: string, key: string): Store {
  const store = directoryStore(folder);
  const file = path.join(folder, key);
  const inode = inodeOf(file);
  return {
    ...store,
    read: async (asked) => {
      if (asked === key && inodeOf(file) === inode)
        throw Object.assign(new Error(`EACCES: permission denied, open '${file}'`), { code: 'EACCES' });
      return await store.read(asked);
    },
  };
}
