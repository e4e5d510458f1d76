import type { ListChange } from './list-change';
import type { ListingView } from './listing-view';

/** A list and the ways to another. */
export interface ChangeableList {
  readonly view: ListingView;
  /** Goes to the list as changed. */
  readonly change: (changes: readonly ListChange[], options?: { readonly replace?: boolean }) => void;
}
