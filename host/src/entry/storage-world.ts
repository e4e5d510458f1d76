import type { StorageWorld } from '../services/storage/storage';

/** The storage of a browser: to look at it throws where it is blocked. */
export const storageWorld: StorageWorld = {
  areas: { local: () => localStorage, session: () => sessionStorage },
  now: () => new Date(),
};
