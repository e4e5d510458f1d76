import { directoryStore } from './directory-store.js';
import { isBucket, s3Store } from './s3-store.js';
import type { Store } from './store.js';

/** Opens a store for one command. Nothing is read before its first call. @param place folder, or `s3://bucket/prefix` */
export const openStore = (place: string): Store =>
  isBucket(place) ? s3Store(place, { stopsAtFailure: true }) : directoryStore(place);
