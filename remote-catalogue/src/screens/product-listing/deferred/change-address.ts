import { choose, unchoose, unchooseAll, withoutStandard } from '../../../model/listing/change-state';
import type { ListingState } from '../../../model/listing/listing-state';
import type { ReadListing } from '../../../model/listing/listing';
import { listingAddress } from '../../../model/listing/print-state';
import { defaultSort, readSort } from '../../../model/listing/sort-keys';
import type { ListChange } from '../list-view';

/** Where a change of a list leads to. */
export function changedAddress(
  { base: { path, state }, text }: ReadListing,
  changes: readonly ListChange[],
): string {
  const changed = changes.reduce((before, change) => changedState(before, change, text !== ''), state);
  return listingAddress(path, changed);
}

function changedState(state: ListingState, change: ListChange, isSearch: boolean): ListingState {
  switch (change.kind) {
    case 'choose':
      return choose(state, change);
    case 'unchoose':
      return unchoose(state, change);
    case 'standard':
      return withoutStandard(state, change.slug);
    case 'clear':
      return unchooseAll(state);
    case 'any':
      return withoutColumn(state, change.column);
    case 'sort':
      return withSort(state, change.sort, isSearch);
    case 'text':
      return { ...state, text: change.text.trim(), page: 1 };
  }
}

function withoutColumn(state: ListingState, column: string): ListingState {
  const values = state.chosen[column] ?? [];
  return values.reduce((before, value) => unchoose(before, { column, value }), state);
}

function withSort({ sort: _, ...state }: ListingState, name: string, isSearch: boolean): ListingState {
  const sort = readSort(name);
  const isUsual = sort === undefined || sort === defaultSort(isSearch);
  return { ...state, ...(!isUsual && { sort }), page: 1 };
}
