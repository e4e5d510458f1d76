import { countFacets } from '../../../model/answer/count-facets';
import { matchRows } from '../../../model/answer/match-rows';
import type { FacetIndex } from '../../../../articles/facets/facet-index';
import { colourName } from '../../../../articles/facets/facets';
import type { ShownChoice, ShownColumn, ShownFacet } from '../../../model/answer/shown-facets';
import { once } from '../../../../articles/once';
import { sizesOf } from '../../../../articles/sizes';
import { firstGroupCount, firstValues, longestWholeList } from '../filters/filter-fields';
import type { FilterColumn, FilterGroup, FilterValue } from '../list-view';

/** Facets that come first and are open, in this order. A list shows at most `firstGroupCount` of them. */
const firstFacets = 'cat kind cut hv arc imp palm fab size med mat cuff col'.split(' ');

/**
 * The filters of a list, the most used ones first.
 *
 * @param index of the list without filters: long lists of values are in the order of its counts
 */
export function filterGroups(index: FacetIndex, facets: readonly ShownFacet[]): readonly FilterGroup[] {
  const firsts = firstFacets
    .flatMap((key) => facets.find(({ facet }) => facet.key === key) ?? [])
    .slice(0, firstGroupCount);
  const others = facets.filter((facet) => !firsts.includes(facet));
  return [...firsts, ...others].map(({ facet: { key, label }, columns }) => ({
    key,
    label,
    columns: columns.flatMap((column) => filterColumns(index, column)),
  }));
}

function filterColumns(index: FacetIndex, shown: ShownColumn): readonly FilterColumn[] {
  return shown.column.key === 'size' ? sizeColumns(shown) : [filterColumn(index, shown)];
}

/** Sizes in their order, those of gloves and of garments apart. */
function sizeColumns({ column: { key, label }, choices }: ShownColumn): readonly FilterColumn[] {
  const gloveSizes = new Set(sizesOf('glove'));
  const isOfGloves = ({ value }: ShownChoice) => gloveSizes.has(value);
  const parts = [
    { label: 'Glove sizes', own: choices.filter(isOfGloves) },
    { label: 'Garment sizes', own: choices.filter((choice) => !isOfGloves(choice)) },
  ].filter(({ own }) => own.length > 0);
  return parts.map((part) => ({
    key,
    label: parts.length === 1 ? label : part.label,
    kind: 'sizes',
    values: part.own.map(filterValue),
  }));
}

function filterColumn(index: FacetIndex, { column, choices, untested }: ShownColumn): FilterColumn {
  const { key, label } = column;
  const ordered = choices.length > longestWholeList ? byUsualCount(index, key, choices) : choices;
  const swatches = key === 'col' ? swatchesOf(index) : undefined;
  const values = ordered.map((choice) => withSwatch(filterValue(choice), swatches));
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

function withSwatch(value: FilterValue, swatches: ReadonlyMap<string, string> | undefined): FilterValue {
  const swatch = swatches?.get(value.name);
  return swatch ? { ...value, swatch } : value;
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
function byUsualCount(index: FacetIndex, key: string, choices: readonly ShownChoice[]) {
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
