import type { ShellStorage, StoredFormat } from 'shared-types';
import type { StoredKeys } from 'shared-types/release';
import { createStore } from 'zustand/vanilla';
import type { AnyOpenValue, StorageService, StorageWorld } from './storage-service';
import { openStoredValue, type Opening, type OpenValue } from './stored-value';
import { textArea } from './text-area';

export function createStorage(world: StorageWorld): StorageService {
  const opened = new Map<string, AnyOpenValue>();
  const isRefused = createStore(() => false);
  const watchers: StorageService['watchers'] = new Set();
  const areas = { local: textArea(world.areas?.local), session: textArea(world.areas?.session) };
  return {
    ...world,
    ...areas,
    opened,
    isRefused,
    refuse: () => isRefused.setState(true),
    participants: new Set(),
    watchers,
    open: <Data>({ declared, ...opening }: Opening, format: StoredFormat<Data>) => {
      const { key } = opening;
      const store = declared[key];
      if (!store) throw new Error(`${key} is not declared: add it to "storage" in remote.json`);
      const onChange = (before: unknown, after: unknown) => {
        for (const watch of watchers) watch(key, before, after);
      };
      const value =
        (opened.get(key) as OpenValue<Data> | undefined) ??
        openStoredValue({ ...opening, area: areas[store], onChange }, format);
      opened.set(key, value);
      return value;
    },
  };
}

/** Storage of a remote: the keys that it declares. */
export const shellStorage = (storage: StorageService, declared: StoredKeys = {}): ShellStorage =>
  Object.freeze({
    isRefused: storage.isRefused,
    open: <Data>(key: string, format: StoredFormat<Data>) =>
      storage.open({ declared, key, onRefused: storage.refuse }, format),
    openText: (key: string) => storage.open({ declared, key, isText: true }, { initial: '', parse: String }),
    siteData: async () =>
      (await import(/* webpackChunkName: "deferred" */ './site-data')).createSiteData(storage),
  });
