import type { ReleaseError } from '../model/release-error.js';

/** Size of what is stored, and the time of its last write by the clock of the place. */
export interface Stored {
  readonly bytes: number;
  readonly changedAtMs: number;
}

/**
 * Place of releases, pages and generations: bytes by key. A key is a path of plain names, `releases/host/1.0.0/main.js`.
 *
 * All that the rest of this package asks of a place. Whatever gives `create` exactly one winner can be a store.
 */
export interface Store {
  /** Name of the place in messages. */
  readonly title: string;
  /** The bytes of a key, or `undefined`. */
  readonly read: (key: string) => Promise<Buffer | undefined>;
  /** True if there is such a key. */
  readonly has: (key: string) => Promise<boolean>;
  /** Facts about what is under a key, or `undefined`. */
  readonly stat: (key: string) => Promise<Stored | undefined>;
  /** The names directly below a key, in order; none if there is no such key. */
  readonly list: (key: string) => Promise<readonly string[]>;
  /**
   * Writes bytes under a key that is free, durably and whole.
   *
   * @returns `false` if the key was taken; then nothing has changed. Where answers can be lost, the same bytes may be taken for
   *   one's own
   */
  readonly create: (key: string, bytes: string | Uint8Array) => Promise<boolean>;
  /**
   * Writes bytes under a key, whatever was there. For caches, and for pages that were damaged: the last writer wins, and a
   * reader never sees a part. Callers that replace what was damaged check the bytes first.
   */
  readonly replace: (key: string, bytes: string | Uint8Array) => Promise<void>;
  /** Removes what is under a key, if there is anything. */
  readonly remove: (key: string) => Promise<void>;
  /** Reason why the place does not answer, if it does not. A store that keeps copies answers from them meanwhile. */
  readonly failure?: () => ReleaseError | undefined;
  /** The bytes of a key from the place itself, where `read` may answer from a copy. */
  readonly reread?: Store['read'];
}

/** Part of a store that rendering needs. */
export type ReadableStore = Pick<Store, 'title' | 'read'>;
