import { storageWorld } from '../entry/storage-world';
import { createStorage } from '../services/storage/storage';

export const browserStorage = () => createStorage(storageWorld);
