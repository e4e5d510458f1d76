import { searched, type AddressBar } from '../services/location';

/** State of a history entry, as the router keeps it. */
interface EntryState {
  readonly key?: string;
  /** State that was given with the navigation. */
  readonly usr?: unknown;
}

export const addressBar: AddressBar = {
  read: () => {
    const { pathname, search, hash } = location;
    const state = history.state as EntryState | null;
    return Object.freeze({
      path: pathname,
      search,
      hash,
      key: state?.key ?? 'default',
      isSearched: state?.usr === searched,
    });
  },
  assign: (to) => location.assign(to),
};
