/** Storage of this browser for the host and for all remotes. One for each document. */
import type { ShellStorage, StoredFormat } from 'shared-types';
import type { StoredKeys } from 'shared-types/release';
import { createStore } from 'zustand/vanilla';
import { openStoredValue, type OpenValue, type StorageSlot } from './stored-value';
import { textArea } from './text-area';

export interface StorageWorld {
  /** Storage areas of a browser; absent where pages are rendered: nothing is read and nothing is stored. */
  readonly areas?: Readonly<Record<StoredKeys[string], () => Storage>>;
  readonly now: () => Date;
}

interface Opening extends Pick<StorageSlot, 'key' | 'isText' | 'onRefused'> {
  /** All keys of the owner, with their areas. */
  readonly declared: StoredKeys;
}

type AnyOpenValue = Pick<OpenValue<never>, 'clear' | 'refresh'> & { readonly getState: () => unknown };

export type StorageService = ReturnType<typeof createStorage>;

export function createStorage(world: StorageWorld) {
  const opened = new Map<string, AnyOpenValue>();
  const isRefused = createStore(() => false);
  const watchers = new Set<(key: string, before: unknown, after: unknown) => void>();
  const areas = { local: textArea(world.areas?.local), session: textArea(world.areas?.session) };
  return {
    ...world,
    ...areas,
    /** The values that are open in this document, by key. */
    opened,
    /** True if the browser has refused to store something that the visitor entered. */
    isRefused,
    refuse: () => isRefused.setState(true),
    /**
     * Functions that take part in `SiteData.deleteAll`. They are called before anything is deleted, so that a service can
     * end what it has stored: a session signs out instead of losing its token.
     */
    participants: new Set<() => Promise<void>>(),
    /** Called when a declared value is set or cleared in this document, by its key; not when another tab changes it. */
    watchers,
    /** The same key gives the same object for the whole visit. */
    open: <Data>({ declared, ...opening }: Opening, format: StoredFormat<Data>): OpenValue<Data> => {
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
