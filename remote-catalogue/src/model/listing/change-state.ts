import type { FacetIndex } from './facet-index';
import { chosenOf, valuesOf, type ColumnValue } from './chosen-values';
import { columnWith } from '../../../articles/facets/facets';
import type { ListingState } from './listing-state';

/** Another filter shows another list: from its first page. */
const withValues = (state: ListingState, values: readonly ColumnValue[]): ListingState => ({
  ...state,
  chosen: chosenOf(values),
  page: 1,
});

/** Adds a value; in a column of levels it takes the place of the level that was chosen. */
export const choose = (state: ListingState, value: ColumnValue): ListingState =>
  withValues(state, [...valuesOf(state.chosen), value]);

/** Removes a value. */
export const unchoose = (state: ListingState, { column, value }: ColumnValue): ListingState =>
  withValues(
    state,
    valuesOf(state.chosen).filter((chosen) => chosen.column !== column || chosen.value !== value),
  );

/** Lists the articles of all standards again. */
const withoutStandards = ({ standard: _, ...state }: ListingState): ListingState => ({ ...state, page: 1 });

/** Lists articles again that are not marked to a standard. @param slug as in addresses */
export function withoutStandard(state: ListingState, slug: string): ListingState {
  const others = state.standard?.split(',').filter((standard) => standard !== slug) ?? [];
  const plain = withoutStandards(state);
  return others.length > 0 ? { ...plain, standard: others.join(',') } : plain;
}

/** Removes every filter, the standard too; the searched text stays. */
export const unchooseAll = (state: ListingState): ListingState => withValues(withoutStandards(state), []);

/**
 * Drops chosen values that nothing in the catalogue has, so that a misspelt address does not give an empty list.
 *
 * @param index of all articles, not only of those that are shown
 */
export function withoutUnknown(state: ListingState, index: FacetIndex): ListingState {
  const isKnown = ({ column, value }: ColumnValue): boolean => {
    const known = columnWith(column);
    if (known?.kind !== 'choice' || known.isClosed) return true;
    return index.columnOf(column).choices.some((choice) => choice.value === value);
  };
  const values = valuesOf(state.chosen);
  const known = values.filter(isKnown);
  return known.length === values.length ? state : { ...state, chosen: chosenOf(known) };
}
