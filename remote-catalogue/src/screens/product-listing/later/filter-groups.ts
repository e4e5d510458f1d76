import type { FacetIndex } from '../../../model/listing/facet-index';
import { countFacets } from '../../../model/listing/count-facets';
import type { ShownChoice, ShownColumn, ShownFacet } from '../../../model/listing/shown-facets';
import { firstValues, longestWholeList } from '../filters/long-lists';
import type { FilterColumn, FilterGroup, FilterValue } from '../listing-view';

/** Facets that stand first and open, whatever the list; a list has five of them at most. */
const firstFacets = ['kind', 'cut', 'hv', 'imp', 'palm', 'fab', 'mat', 'cuff', 'size', 'col'];
const mostFirst = 5;

/**
 * The filters of a list, the most used ones first.
 *
 * @param index of the list without filters: long lists of values are in the order of its counts
 */
export function filterGroups(index: FacetIndex, facets: readonly ShownFacet[]): readonly FilterGroup[] {
  const firsts = firstFacets
    .flatMap((key) => facets.find(({ facet }) => facet.key === key) ?? [])
    .slice(0, mostFirst);
  const others = facets.filter((facet) => !firsts.includes(facet));
  return [...firsts, ...others].map(({ facet: { key, label }, columns }) => ({
    key,
    label,
    columns: columns.map((column) => filterColumn(index, column)),
  }));
}

function filterColumn(index: FacetIndex, { column, choices, untested }: ShownColumn): FilterColumn {
  const { key, label } = column;
  const ordered = choices.length > longestWholeList ? byUsualCount(index, key, choices) : choices;
  const values = ordered.map(filterValue);
  if (column.kind === 'choice') return { key, label, kind: 'values', values };
  const kind = column.levels.length === 1 ? 'flag' : 'levels';
  return { key, label, kind, values, ...(untested > 0 && { untested }) };
}

const filterValue = ({ value, name, articles, isChosen }: ShownChoice): FilterValue => ({
  value,
  name,
  articles,
  ...(isChosen && { isChosen }),
});

function byUsualCount(index: FacetIndex, key: string, choices: readonly ShownChoice[]) {
  const counts = usualCounts(index, key);
  return choices.toSorted((one, other) => (counts.get(other.value) ?? 0) - (counts.get(one.value) ?? 0));
}

const known = new WeakMap<FacetIndex, Map<string, ReadonlyMap<string, number>>>();

/** How many articles of the list have each value, whatever is chosen: the order of values stays the same. */
function usualCounts(index: FacetIndex, key: string): ReadonlyMap<string, number> {
  const columns = known.get(index) ?? new Map<string, ReadonlyMap<string, number>>();
  known.set(index, columns);
  const counts = columns.get(key) ?? countValues(index, key);
  columns.set(key, counts);
  return counts;
}

function countValues(index: FacetIndex, key: string): ReadonlyMap<string, number> {
  const { columns } = countFacets(index, { chosen: {}, columns: [key] });
  const counts = columns.get(key)?.counts ?? [];
  return new Map(index.columnOf(key).choices.map(({ value }, place) => [value, counts[place] ?? 0]));
}

/** The filters as a page carries them: the first groups, without the ends of long lists. */
export const firstGroups = (groups: readonly FilterGroup[]): readonly FilterGroup[] =>
  groups
    .filter(({ key }) => firstFacets.includes(key))
    .slice(0, mostFirst)
    .map((group) => ({ ...group, columns: group.columns.map(withoutEnd) }));

function withoutEnd(column: FilterColumn): FilterColumn {
  const { values } = column;
  if (column.kind !== 'values' || values.length <= longestWholeList) return column;
  return { ...column, values: values.slice(0, firstValues), outOf: values.length };
}
