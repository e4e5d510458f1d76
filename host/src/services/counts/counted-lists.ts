import type { CountedList, ReadableStore } from 'shared-types';
import { createStore } from 'zustand/vanilla';
import type { StorageService } from '../storage/storage';
import { isRecord, itemsById, readStoredList, writeStoredList } from '../storage/stored-lists';
import { setMark } from '../storage/marks';
import type { Counted, CountedKeys } from './counted-keys';

export interface ShownList extends CountedList {
  readonly address: string;
}

function itemsIn(storage: StorageService, key: string, { most, id }: Counted): readonly unknown[] {
  const items = (readStoredList(storage, key) ?? []).filter(isRecord);
  const shown = id === undefined ? items : [...itemsById(items, id).values()];
  return most === undefined ? shown : shown.slice(-most);
}

/** Takes all items out of a list, so that its owner, other tabs and the devices of a user follow. */
function clearList(storage: StorageService, key: string): void {
  const before = readStoredList(storage, key);
  writeStoredList(storage, key, []);
  for (const watch of storage.watchers) watch(key, before, []);
}

/** Lists that have items. @param keysNow reads those of live remotes; a retired remote counts nothing any more */
export function createCountedLists(
  storage: StorageService,
  keysNow: () => CountedKeys,
): ReadableStore<readonly ShownList[]> {
  const read = (): readonly ShownList[] =>
    keysNow().flatMap(([key, counted]) => {
      const items = itemsIn(storage, key, counted);
      const { label, address } = counted;
      return items.length > 0 ? [{ key, label, address, items, clear: () => clearList(storage, key) }] : [];
    });
  const textOf = (lists: readonly ShownList[]) => JSON.stringify(lists);
  const store = createStore(read);
  const look = () => {
    const now = read();
    if (textOf(now) === textOf(store.getState())) return;
    store.setState(now, true);
    setMark(storage, 'counts', now.length > 0);
  };
  setMark(storage, 'counts', store.getState().length > 0);
  // A list of a user is written after what the host keeps of it.
  storage.watchers.add(() => queueMicrotask(look));
  addEventListener('storage', look);
  addEventListener('pageshow', look);
  return store;
}
