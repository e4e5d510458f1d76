/** The states of the list on a listing page, without React and without requests. See README.md for a picture. */
import type { ScreenRequest } from 'shared-types';
import { pageAddress } from '../../components/page-links';
import { unpackCards } from '../../model/card-columns';
import type { ListingAddress } from '../../model/listing/listing';
import { pageOf } from '../../model/listing/page-of';
import { readListingPlace } from '../../model/listing-place';
import type { LoadErrorKind } from '../../model/load-error-kind';
import type { ListingData, ListView } from './list-view';
import { unpackGroups } from './packed-groups';

/** A list on the screen, and the address that it was loaded for. */
interface ShownList {
  readonly view: ListView;
  readonly asked: string;
}

/** Since the page is hydrated: the address that is open. */
interface OpenAddress extends ShownList {
  readonly address: string;
  /** How often the visitor chose Retry. */
  readonly retries: number;
}

/** What the page shows, and what it waits for. */
export type ListState =
  /** As rendered; the query has not been read. */
  | ({ readonly kind: 'prerendered' } & ShownList)
  /** The rendered list belongs to the address; its filters are counted when the browser is idle. */
  | ({ readonly kind: 'plain'; readonly error?: LoadErrorKind } & OpenAddress)
  /** The list of the address is being loaded. An earlier error is shown until it arrives. */
  | ({ readonly kind: 'loading'; readonly error?: LoadErrorKind } & OpenAddress)
  | ({ readonly kind: 'ready' } & OpenAddress)
  | ({ readonly kind: 'failed'; readonly error: LoadErrorKind } & OpenAddress);

/** What happens to a list. Addresses are paths with their queries. */
export type ListEvent =
  /** The page is hydrated at an address, or another address is open. */
  | { readonly kind: 'open'; readonly address: string }
  | { readonly kind: 'loaded'; readonly address: string; readonly view: ListView }
  /** A list could not be loaded, or a change could not be made. */
  | { readonly kind: 'failed'; readonly address: string; readonly error: LoadErrorKind }
  | { readonly kind: 'retry' };

/** The state after an event. Answers for an address that is not open any more change nothing. */
export function nextListState(state: ListState, event: ListEvent): ListState {
  if (event.kind === 'open') return openAt(state, event.address);
  if (state.kind === 'prerendered') return state;
  const { view, asked, address, retries } = state;
  switch (event.kind) {
    case 'loaded':
      return event.address === address
        ? { kind: 'ready', view: event.view, asked: address, address, retries }
        : state;
    case 'failed':
      return event.address === address
        ? { kind: 'failed', view, asked, address, retries, error: event.error }
        : state;
    case 'retry':
      return { kind: 'loading', view, asked, address, retries: retries + 1, ...errorOf(state) };
  }
}

/** The state when an address is open; as it is, if the address was open already. */
export function openAt(state: ListState, address: string): ListState {
  if (state.kind !== 'prerendered' && state.address === address) return state;
  const { view, asked } = state;
  const retries = state.kind === 'prerendered' ? 0 : state.retries;
  const isPlain = view.details === undefined && view.address === address && retries === 0;
  return { kind: isPlain ? 'plain' : 'loading', view, asked, address, retries, ...errorOf(state) };
}

const errorOf = (state: ListState): { readonly error?: LoadErrorKind } =>
  'error' in state ? { error: state.error } : {};

/** Why the shown list is not that of the address. */
export const loadErrorOf = (state: ListState): LoadErrorKind | undefined => errorOf(state).error;

/** Whether the visitor need not wait for the query to be read. A page without filters has one list: its own. */
export const isSettled = (state: ListState): boolean =>
  state.kind !== 'prerendered' &&
  (loadErrorOf(state) !== undefined ||
    state.view.details !== undefined ||
    state.view.address === state.address);

/** The list of a path without filters, as the page carries it. */
export function plainView(data: ListingData, { path }: Pick<ScreenRequest, 'path'>): ListView {
  const { count, groups, counts, page = 1 } = data;
  const place = readListingPlace(path);
  const isSearch = place.kind === 'search';
  return {
    address: pageAddress(path, page),
    text: isSearch ? place.text : '',
    sort: isSearch ? 'relevance' : 'category',
    count,
    outOf: count,
    page: pageOf(count, page),
    cards: unpackCards(data.cards),
    groups: unpackGroups(groups),
    counts,
  };
}

/** Changes that follow each other faster than their addresses arrive. */
export interface ListChanges {
  /** Where the next change starts. */
  readonly latest: ListingAddress;
  /** Addresses of changes that are still to arrive, in their order. */
  readonly ahead: readonly string[];
}

/** After a change led to an address. */
export const afterChange = ({ ahead }: ListChanges, to: ListingAddress): ListChanges => ({
  latest: to,
  ahead: [...ahead, to.path + to.search],
});

/** After an address arrived. One that no change led to was chosen by the visitor: changes start from it. */
export function afterArrival({ latest, ahead }: ListChanges, arrived: ListingAddress): ListChanges {
  const place = ahead.indexOf(arrived.path + arrived.search);
  const rest = place < 0 ? [] : ahead.slice(place + 1);
  return { latest: rest.length === 0 ? arrived : latest, ahead: rest };
}
