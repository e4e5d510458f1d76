import { isGloveType, type ProductType } from '../../../articles/product-types';
import type { ColumnCounts } from './count-facets';
import type { FacetIndex } from '../../../articles/facets/facet-index';
import type { Facet, FacetColumn } from '../../../articles/facets/facet-types';
import { columnWith, facets, facetsFor, freeOfKey, typeSlug } from '../../../articles/facets/facets';
import { valuesOf, type Condition } from '../../../articles/facets/conditions';

/** A value that can be chosen. */
export interface FilterValue {
  /** The value as the address has it. */
  readonly value: string;
  readonly name: string;
  /** Articles that it would give. */
  readonly articles: number;
  readonly isChosen?: boolean;
  /** What a colour looks like: `#rrggbb`. */
  readonly swatch?: string;
}

/** A property that is filtered by. */
export interface FilterColumn {
  /** Name of its fields. */
  readonly key: string;
  readonly label: string;
  /**
   * `values`: any of them. `sizes`: the same, side by side. `levels`: at least the chosen one. `flag`: the one thing that
   * can be asked for.
   */
  readonly kind: 'values' | 'sizes' | 'levels' | 'flag';
  readonly values: readonly FilterValue[];
  /** Number of all values, where `values` has only the first ones. */
  readonly outOf?: number;
  /** Articles that match everything else and are not tested for the property. */
  readonly untested?: number;
}

/** A group of filters. */
export interface FilterGroup {
  readonly key: string;
  readonly label: string;
  readonly columns: readonly FilterColumn[];
}

/** What facets are offered for. */
export interface Offering {
  readonly where: readonly Condition[];
  /** True if the list is a search of all categories. */
  readonly isSearch: boolean;
}

/** The types of a list that its filters are about: those that are left by the categories and the protection chosen. */
export function offeredTypes(index: FacetIndex, where: readonly Condition[]): readonly ProductType[] {
  const families = new Set(where.map(({ column }) => columnWith(column)?.family));
  const categories = valuesOf(where, 'cat');
  const isShown = (type: ProductType) =>
    (categories.length === 0 || categories.includes(typeSlug(type))) &&
    !families.has(isGloveType(type) ? 'garments' : 'gloves');
  const types = [...new Set(index.rows.map(({ type }) => type))];
  const shownTypes = types.filter(isShown);
  return shownTypes.length > 0 ? shownTypes : types;
}

/** The facets that a list offers: those of its kind of articles, and those in which something is chosen. */
export function offeredFacets(index: FacetIndex, { where, isSearch }: Offering): readonly Facet[] {
  const offered = new Set(facetsFor(offeredTypes(index, where), isSearch));
  const isUsed = ({ key, columns }: Facet) =>
    key !== 'cat' && columns.some((column) => isAsked(column, where));
  const used = facets.filter((facet) => !offered.has(facet) && isUsed(facet));
  return [...offered, ...used].flatMap((facet) => {
    const columns = facet.columns.filter((column) => isOffered(index, column, where));
    return columns.length > 0 ? [{ ...facet, columns }] : [];
  });
}

const isAsked = ({ key }: FacetColumn, where: readonly Condition[]): boolean =>
  where.some(({ column }) => column === key);

/** A property is of no use where all articles are the same in it. */
function isOffered(index: FacetIndex, column: FacetColumn, where: readonly Condition[]): boolean {
  if (isAsked(column, where)) return true;
  if (column.isRare) return false;
  const { choices, patterns } = index.columnOf(column.key);
  if (column.kind === 'choice') return choices.length > (column.key === freeOfKey ? 0 : 1);
  const levels = new Set(patterns.map(({ places, state }) => `${state} ${places.length}`));
  return levels.size > 1 && patterns.some(({ places }) => places.length > 0);
}

/** What is chosen, and how many articles each further choice would give. */
interface Counting extends Pick<Offering, 'where'> {
  readonly counted: ReadonlyMap<string, ColumnCounts>;
}

/** The offered facets as filters. */
export const filterGroups = (
  index: FacetIndex,
  offered: readonly Facet[],
  counting: Counting,
): readonly FilterGroup[] =>
  offered.map(({ key, label, columns }) => ({
    key,
    label,
    columns: columns.map((column) => filterColumn(index, column, counting)),
  }));

/** A property with its values; those without articles keep their place. */
function filterColumn(index: FacetIndex, column: FacetColumn, { counted, where }: Counting): FilterColumn {
  const { key, label } = column;
  const own = valuesOf(where, key);
  const { counts, untested } = counted.get(key) ?? { counts: [], untested: 0 };
  const levels = column.kind === 'at-least' ? column : undefined;
  const values = index.columnOf(key).choices.flatMap(({ value, name }, place) => {
    const isChosen = own.includes(value);
    const isShown = isChosen || !levels?.offered || levels.offered.includes(value);
    return isShown ? [{ value, name, articles: counts[place] ?? 0, ...(isChosen && { isChosen }) }] : [];
  });
  if (!levels) return { key, label, kind: 'values', values };
  const kind = levels.levels.length === 1 ? 'flag' : 'levels';
  return { key, label, kind, values, ...(untested > 0 && { untested }) };
}
