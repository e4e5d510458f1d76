import { countFacets } from '../../../model/answer/count-facets';
import { matchRows } from '../../../model/answer/match-rows';
import type { FacetIndex } from '../../../../articles/facets/facet-index';
import { colourName } from '../../../../articles/facets/facets';
import type { FilterColumn, FilterGroup, FilterValue } from '../../../model/answer/filter-groups';
import { partition } from '../../../model/partition';
import { once } from '../../../../articles/once';
import { sizesOf } from '../../../../articles/sizes';
import { firstGroupCount, firstValues, longestWholeList } from '../filters/filter-fields';

/** Facets that come first and are open, in this order. A list shows at most `firstGroupCount` of them. */
const firstFacets = 'cat kind cut hv arc imp palm fab size med mat cuff col'.split(' ');

/**
 * The filters of a list, the most used ones first.
 *
 * @param index of the list without filters: long lists of values are in the order of its counts
 */
export function orderedGroups(index: FacetIndex, groups: readonly FilterGroup[]): readonly FilterGroup[] {
  const firsts = firstFacets
    .flatMap((first) => groups.find(({ key }) => key === first) ?? [])
    .slice(0, firstGroupCount);
  const others = groups.filter((group) => !firsts.includes(group));
  return [...firsts, ...others].map((group) => ({
    ...group,
    columns: group.columns.flatMap((column) =>
      column.key === 'size' ? sizeColumns(column) : [shownColumn(index, column)],
    ),
  }));
}

/** Sizes in their order, those of gloves and of garments apart. */
function sizeColumns(column: FilterColumn): readonly FilterColumn[] {
  const gloveSizes = new Set(sizesOf('glove'));
  const [gloves, garments] = partition(column.values, ({ value }) => gloveSizes.has(value));
  const parts = [
    { label: 'Glove sizes', values: gloves },
    { label: 'Garment sizes', values: garments },
  ].filter(({ values }) => values.length > 0);
  return parts.map(({ label, values }) => ({
    ...column,
    kind: 'sizes',
    label: parts.length === 1 ? column.label : label,
    values,
  }));
}

/** A property with a long list of values in its usual order, and with what its colours look like. */
function shownColumn(index: FacetIndex, column: FilterColumn): FilterColumn {
  const { key, values } = column;
  const ordered = values.length > longestWholeList ? byUsualCount(index, key, values) : values;
  if (key !== 'col') return { ...column, values: ordered };
  const swatches = swatchesOf(index);
  return {
    ...column,
    values: ordered.map((value) => {
      const swatch = swatches.get(value.name);
      return swatch ? { ...value, swatch } : value;
    }),
  };
}

/** What the colours of a list look like, by the names that filters have for them. */
const swatchesOf = once(({ rows }: FacetIndex): ReadonlyMap<string, string> => {
  const looks = new Map<string, string>();
  for (const { facts } of rows) {
    facts?.colours.forEach((colour, place) => {
      const [name, look] = [colourName(colour), facts.swatches?.[place]];
      if (look && !looks.has(name)) looks.set(name, look);
    });
  }
  return looks;
});

/** The order of values does not depend on what is chosen: counted over the whole list, which is remembered. */
function byUsualCount(index: FacetIndex, key: string, choices: readonly FilterValue[]) {
  const counts = countFacets(index, matchRows(index, []), [key]).get(key)?.counts ?? [];
  const usual = new Map(index.columnOf(key).choices.map(({ value }, place) => [value, counts[place] ?? 0]));
  return choices.toSorted((one, other) => (usual.get(other.value) ?? 0) - (usual.get(one.value) ?? 0));
}

/** The filters of a page rendered ahead: the first groups, without the ends of long lists. */
export const firstGroups = (groups: readonly FilterGroup[]): readonly FilterGroup[] =>
  groups
    .filter(({ key }) => firstFacets.includes(key))
    .slice(0, firstGroupCount)
    .map((group) => ({ ...group, columns: group.columns.map(withoutEnd) }));

function withoutEnd(column: FilterColumn): FilterColumn {
  const { values } = column;
  if (column.kind !== 'values' || values.length <= longestWholeList) return column;
  return { ...column, values: values.slice(0, firstValues), outOf: values.length };
}
