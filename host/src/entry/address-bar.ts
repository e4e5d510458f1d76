import { searched, type AddressBar } from '../services/location';

/** What the router keeps in the state of each entry. */
interface EntryState {
  readonly key?: string;
  /** What was said when the visitor went there. */
  readonly usr?: unknown;
}

/** The address bar of a browser. */
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
