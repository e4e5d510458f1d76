import type { AddressBar } from '../services/location';

/** The address bar of a browser; the router keeps the key of each entry in its state. */
export const addressBar: AddressBar = {
  read: () => {
    const { pathname, search, hash } = location;
    const state: unknown = history.state;
    const key = typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : 'default';
    return Object.freeze({ path: pathname, search, hash, key });
  },
  assign: (to) => location.assign(to),
};
