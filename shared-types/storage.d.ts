/** Storage of the host in the browser for remotes, and the form of all stores that they may read. */
import type { StorageEntry } from './descriptor';

/** Local and session storage. Only the host accesses it; a remote opens the keys that it declares. */
export interface ShellStorage {
  /**
   * Opens a key that `remote.json` declares under `storage`; the same key gives the same object for the whole visit.
   * Call it in an effect or a handler: where pages are rendered, nothing is stored and the value is `initial`.
   * If the browser refuses to store, the value is in memory until the tab closes, and the host tells the visitor once.
   *
   * @throws for an undeclared key
   */
  readonly open: <Data>(key: string, format: StoredFormat<Data>) => StoredValue<Data>;
  /**
   * Opens a declared key whose value is stored as it is, for keys that others name; `''` if nothing is stored. Where the browser
   * refuses to store, the value is in memory and nobody is told.
   */
  readonly openText: (key: string) => StoredValue<string>;
  /** True once the browser has refused to store something that the visitor entered. */
  readonly isRefused: ReadableStore<boolean>;
  /** Everything that this browser stores for the site. It arrives when first asked for. */
  readonly siteData: () => Promise<SiteData>;
}

/** Everything that a browser stores for the site, declared or not. */
export interface SiteData {
  readonly list: () => Promise<readonly StoredItem[]>;
  /** Lets services end what they have stored, such as a session, then deletes everything. Open values are `initial` then. */
  readonly deleteAll: () => Promise<void>;
}

/** Format of a stored value. It is written as JSON. */
export interface StoredFormat<Data> {
  /** The value if nothing is stored, or nothing that can be read. */
  readonly initial: Data;
  /** Checks what is stored. @returns the good part; `undefined` if there is none */
  readonly parse: (data: unknown) => Data | undefined;
}

/** A list that a remote has stored and that the host counts (`StorageEntry.counted`). */
export interface CountedList {
  /** Key that `remote.json` of its owner declares. */
  readonly key: string;
  /** Name of the list. */
  readonly label: string;
  /** Items as their owner stores them, in their order, without marks of removed ones. Check them like an answer of a server. */
  readonly items: readonly unknown[];
  /** Removes all items, on all devices of a user. */
  readonly clear: () => void;
}

/** A stored value: it follows other tabs. What cannot be read stays stored until the next `set` or `clear`. */
export interface StoredValue<Data> extends ReadableStore<Data> {
  /** Stores data in place of what is there. */
  readonly set: (data: Data) => void;
  /** Removes the key: the value is `initial`. */
  readonly clear: () => void;
}

/** One thing that this browser stores. */
export interface StoredItem {
  /** Kind of store, as in `StorageEntry`; `cache` is never declared. */
  readonly store: StorageEntry['store'] | 'cache';
  /** The key, or the name of the database, cookie or cache. */
  readonly key: string;
  /** Size in bytes, where the browser says it. */
  readonly sizeBytes?: number;
}

/** State of the host that a remote may read. In the form that zustand's `useStore` takes. */
export interface ReadableStore<State> {
  /** The current state. */
  readonly getState: () => State;
  /** The state of the first render, on the server and while hydrating. */
  readonly getInitialState: () => State;
  /** Calls the listener after each change. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}
