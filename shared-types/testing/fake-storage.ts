import type { ShellStorage, StorageEntry, StoredFormat, StoredValue } from '../contract';

type FakeValue = StoredValue<unknown> & { readonly refresh: () => void };

/** Storage in memory, with a look at what is stored. */
export interface FakeStorage extends ShellStorage {
  /** Data by key, as another visit or another tab leaves them. */
  readonly stored: ReadonlyMap<string, unknown>;
  /** Another tab stores data, or removes the key. */
  readonly changeElsewhere: (key: string, data?: unknown) => void;
  /** The browser does not store what the visitor entered. */
  readonly refuse: () => void;
}

/**
 * Storage for tests; `before` is stored when one begins, by key. Like that of the host, it throws for an undeclared key.
 * @param declared `storage` of the remote's `remote.json`
 */
export function fakeStorage(
  declared: readonly Pick<StorageEntry, 'key'>[],
  before: Readonly<Record<string, unknown>> = {},
): FakeStorage {
  const stored = new Map(Object.entries(before));
  const opened = new Map<string, FakeValue>();
  const refusalListeners = new Set<() => void>();
  let isRefused = false;

  function create<Data>(key: string, { initial, parse }: StoredFormat<Data>): FakeValue {
    const read = () => (stored.has(key) ? (parse(stored.get(key)) ?? initial) : initial);
    const listeners = new Set<() => void>();
    let state: unknown = read();
    const change = (data: unknown) => {
      state = data;
      for (const listener of listeners) listener();
    };
    return {
      getState: () => state,
      getInitialState: () => initial,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      set: (data) => {
        stored.set(key, JSON.parse(JSON.stringify(data)));
        change(data);
      },
      clear: () => {
        stored.delete(key);
        change(initial);
      },
      refresh: () => change(read()),
    };
  }

  const assertDeclared = (key: string) => {
    if (!declared.some((entry) => entry.key === key)) throw new Error(`${key} is not declared`);
  };

  function open<Data>(key: string, format: StoredFormat<Data>) {
    assertDeclared(key);
    const value = opened.get(key) ?? create(key, format);
    opened.set(key, value);
    return value as StoredValue<Data>;
  }

  return {
    stored,
    isRefused: {
      getState: () => isRefused,
      getInitialState: () => false,
      subscribe: (listener) => {
        refusalListeners.add(listener);
        return () => refusalListeners.delete(listener);
      },
    },
    refuse: () => {
      isRefused = true;
      for (const listener of refusalListeners) listener();
    },
    open,
    openText: (key) => open(key, { initial: '', parse: String }),
    siteData: () =>
      Promise.resolve({
        list: () =>
          Promise.resolve(
            [...stored].map(([key, data]) => ({
              store: 'local' as const,
              key,
              sizeBytes: JSON.stringify(data).length,
            })),
          ),
        deleteAll: () => {
          for (const value of opened.values()) value.clear();
          stored.clear();
          return Promise.resolve();
        },
      }),
    changeElsewhere: (key, data) => {
      assertDeclared(key);
      if (data === undefined) stored.delete(key);
      else stored.set(key, data);
      opened.get(key)?.refresh();
    },
  };
}
