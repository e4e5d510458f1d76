import type { Chosen } from './selection';
import type { SortOrder } from './sort-keys';

/** What the query of a listing's address says, and nothing that is not in it. */
export interface ListingState {
  /** Searched text of `?q=`, trimmed; empty if there is none. */
  readonly text: string;
  /** Whether markings in the searched text are looked for as words. */
  readonly isLiteral: boolean;
  /** Names of standards in addresses, with a comma between two: only articles that are marked to each of them. */
  readonly standard?: string;
  readonly chosen: Chosen;
  /** Absent for the order that the list has anyway. */
  readonly sort?: SortOrder;
  /** How articles are listed: one a line; absent for cards. */
  readonly view?: 'table';
  /** From 1 on. */
  readonly page: number;
  /** Numbers of the articles to compare, in the order they were chosen; a comparison says which it has no room for. */
  readonly compare: readonly string[];
}

/** The state of an address without a query. */
export const plainState: ListingState = { text: '', isLiteral: false, chosen: {}, page: 1, compare: [] };
