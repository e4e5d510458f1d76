import { storageWorld } from '../entry/storage-world';
import { createStorage } from '../services/storage/storage';

/** The storage of a document that has just been loaded. */
export const browserStorage = () => createStorage(storageWorld);
