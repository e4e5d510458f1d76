import { cachedStore } from './cached-store.js';
import { directoryStore } from './directory-store.js';
import { isBucket, s3Store } from './s3-store.js';
import type { Store } from './store.js';

/** Opens a store for one command. Nothing is read before its first call. @param place folder, or `s3://bucket/prefix` */
export const openStore = (place: string): Store =>
  isBucket(place) ? s3Store(place, { stopsAtFailure: true }) : directoryStore(place);

/** Opens a store for a server, which keeps copies in a folder and answers from them while the store does not answer. */
export const openCachedStore = (place: string, folder: string): Store =>
  cachedStore(isBucket(place) ? s3Store(place) : directoryStore(place), folder);
