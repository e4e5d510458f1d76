import type { ReadableStore, StoredFormat } from 'shared-types';
import type { StoredKeys } from 'shared-types/release';
import type { Opening, OpenValue } from './stored-value';
import type { TextArea } from './text-area';

/** Storage areas of a browser; each throws where the browser blocks it. */
export type StorageAreas = Readonly<Record<StoredKeys[string], () => Storage>>;

export interface StorageWorld {
  /** Absent where pages are rendered: nothing is read and nothing is stored. */
  readonly areas?: StorageAreas;
  readonly now: () => Date;
}

export interface AnyOpenValue extends Pick<OpenValue<never>, 'clear' | 'refresh'> {
  readonly getState: () => unknown;
}

/** Storage of this browser for the host and for all remotes. One for each document. */
export interface StorageService extends StorageWorld {
  readonly local: TextArea;
  readonly session: TextArea;
  /** The same key gives the same object for the whole visit. */
  readonly open: <Data>(opening: Opening, format: StoredFormat<Data>) => OpenValue<Data>;
  /** The values that are open in this document, by key. */
  readonly opened: ReadonlyMap<string, AnyOpenValue>;
  /** True if the browser has refused to store something that the visitor entered. */
  readonly isRefused: ReadableStore<boolean>;
  readonly refuse: () => void;
  /**
   * Functions that take part in `SiteData.deleteAll`. They are called before anything is deleted, so that a service can
   * end what it has stored: a session signs out instead of losing its token. Deleting waits for all functions, for five
   * seconds at most; one that fails does not stop it.
   */
  readonly participants: Set<() => Promise<void>>;
  /** Called when a declared value is set or cleared in this document, by its key; not when another tab changes it. */
  readonly watchers: Set<(key: string, before: unknown, after: unknown) => void>;
}
