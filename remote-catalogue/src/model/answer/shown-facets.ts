import { isGloveType, type ProductType } from '../../../articles/product-types';
import type { ColumnCounts } from './count-facets';
import type { FacetIndex } from '../../../articles/facets/facet-index';
import type { Choice, Facet, FacetColumn } from '../../../articles/facets/facet-types';
import { columnWith, facets, facetsFor, typeSlug } from '../../../articles/facets/facets';
import { valuesOf, type Condition } from '../../../articles/facets/conditions';

/** A value as the filters show it. */
export interface ShownChoice extends Choice {
  /** Articles that it would give. */
  readonly articles: number;
  readonly isChosen: boolean;
}

/** A property as the filters show it. */
export interface ShownColumn {
  readonly column: FacetColumn;
  /** Values without articles keep their place. */
  readonly choices: readonly ShownChoice[];
  /** Articles that match everything else and are not tested for the property; 0 where there are no levels. */
  readonly untested: number;
}

/** A group of the filters. */
export interface ShownFacet {
  readonly facet: Facet;
  /** At least one. */
  readonly columns: readonly ShownColumn[];
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
  if (column.kind === 'choice') return choices.length > 1;
  const levels = new Set(patterns.map(({ places, state }) => `${state} ${places.length}`));
  return levels.size > 1 && patterns.some(({ places }) => places.length > 0);
}

/** The offered facets with their counts. */
export const shownFacets = (
  index: FacetIndex,
  offered: readonly Facet[],
  counting: { readonly counted: ReadonlyMap<string, ColumnCounts>; readonly where: readonly Condition[] },
): readonly ShownFacet[] =>
  offered.map((facet) => ({
    facet,
    columns: facet.columns.map((column) => shownColumn(index, column, counting)),
  }));

function shownColumn(
  index: FacetIndex,
  column: FacetColumn,
  {
    counted,
    where,
  }: { readonly counted: ReadonlyMap<string, ColumnCounts>; readonly where: readonly Condition[] },
): ShownColumn {
  const own = valuesOf(where, column.key);
  const { counts, untested } = counted.get(column.key) ?? { counts: [], untested: 0 };
  const offered = column.kind === 'at-least' ? column.offered : undefined;
  const choices = index.columnOf(column.key).choices.flatMap((choice, place) => {
    const isChosen = own.includes(choice.value);
    const isShown = isChosen || !offered || offered.includes(choice.value);
    return isShown ? [{ ...choice, articles: counts[place] ?? 0, isChosen }] : [];
  });
  return { column, choices, untested };
}
