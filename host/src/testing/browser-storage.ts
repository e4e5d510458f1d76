import { createStorage } from '../services/storage/storage';

/** The storage of a document that has just been loaded. */
export const browserStorage = () =>
  createStorage({
    areas: { local: () => localStorage, session: () => sessionStorage },
    now: () => new Date(),
  });
