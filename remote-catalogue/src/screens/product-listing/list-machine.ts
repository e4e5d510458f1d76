/** The states of the list on a listing page, without React and without requests. See README.md for a picture. */
import type { Address } from '../../model/answer/read-question';
import type { LoadErrorKind } from '../../model/load-error-kind';
import type { ListView } from './list-view';

/** What the page shows, and what it waits for. */
export interface LoadState {
  /** The list on the screen; it stays until the next one is there. */
  readonly view: ListView;
  /** Address that it was loaded for. */
  readonly asked: string;
  /** The address that is open; absent until the page is hydrated. */
  readonly address?: string;
  /** Why the shown list is not that of the address; kept until a list is loaded. */
  readonly error?: LoadErrorKind;
  /** How often the visitor chose Retry. */
  readonly retries: number;
}

/** What happens to a list. Addresses are paths with their queries. */
export type LoadEvent =
  /** The page is hydrated at an address, or another address is open. */
  | { readonly kind: 'open'; readonly address: string }
  | { readonly kind: 'loaded'; readonly address: string; readonly view: ListView }
  /** A list could not be loaded, or a change could not be made. */
  | { readonly kind: 'failed'; readonly address: string; readonly error: LoadErrorKind }
  | { readonly kind: 'retry' };

/** The state after an event. Answers for an address that is not open change nothing. */
export function nextLoadState(state: LoadState, event: LoadEvent): LoadState {
  switch (event.kind) {
    case 'open':
      return openAt(state, event.address);
    case 'loaded': {
      const { view, address } = event;
      return address === state.address ? { view, asked: address, address, retries: state.retries } : state;
    }
    case 'failed':
      return event.address === state.address ? { ...state, error: event.error } : state;
    case 'retry':
      return { ...state, retries: state.retries + 1 };
  }
}

/** The state when an address is open; as it is, if the address was open already. */
export const openAt = (state: LoadState, address: string): LoadState =>
  state.address === address ? state : { ...state, address };

/** Whether the shown list is that of the address, with all its filters. */
export const isLoaded = ({ view, asked, address, error }: LoadState): boolean =>
  view.details !== undefined && asked === address && error === undefined;

/** Whether the list was rendered ahead for this address: its filters are counted when the browser is idle. */
export const isAhead = ({ view, address, retries }: LoadState): boolean =>
  view.details === undefined && view.address === address && retries === 0;

/** Whether the visitor need not wait for the query to be read. A page without filters has one list: its own. */
export const isSettled = ({ view, address, error }: LoadState): boolean =>
  address !== undefined && (error !== undefined || view.details !== undefined || view.address === address);

/** Changes that follow each other faster than their addresses arrive. */
export interface PendingChanges {
  /** Where the next change starts. */
  readonly latest: Address;
  /** Addresses of changes that are still to arrive, in their order. */
  readonly ahead: readonly string[];
}

/** After a change led to an address. */
export const afterChange = ({ ahead }: PendingChanges, to: Address): PendingChanges => ({
  latest: to,
  ahead: [...ahead, to.path + to.search],
});

/** After an address arrived. One that no change led to was chosen by the visitor: changes start from it. */
export function afterArrival({ latest, ahead }: PendingChanges, arrived: Address): PendingChanges {
  const place = ahead.indexOf(arrived.path + arrived.search);
  const rest = place < 0 ? [] : ahead.slice(place + 1);
  return { latest: rest.length === 0 ? arrived : latest, ahead: rest };
}
