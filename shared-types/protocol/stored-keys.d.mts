import type { StorageEntry } from '../contract';
import type { RemoteVersion } from '../release';

/** What a page and the manifest say of the local and session storage that a remote declares; nothing where it has none. */
export declare const storedKeysOf: (storage: readonly StorageEntry[]) => Pick<RemoteVersion, 'storedKeys'>;
