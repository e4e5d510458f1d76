import { once } from '../once';
import { productTypes } from '../product-types';
import type { ProductRow } from '../product-row';
import type { FacetIndex } from './facet-index';
import type { SortKey } from './sort-keys';

/** What a list is ordered by. */
export interface Ordering {
  readonly sort: SortKey;
  /** How well each article of the list fits the searched text, 0 for its number, which is first in any order. */
  readonly ranks?: readonly number[] | undefined;
}

/** Columns that decide an order by protection, the first one first. */
const levelColumns: Readonly<Record<'cut' | 'abr' | 'hv' | 'arc', readonly string[]>> = {
  cut: ['cut'],
  abr: ['abr'],
  hv: ['hv'],
  arc: ['arc.cal', 'arc.apc'],
};

type Compare = (one: number, other: number) => number;

/**
 * Orders articles. `article` is the order of the catalogue: by category, then by number, `A9` before `A101`. By
 * protection, the best come first and those that are not tested last; none is left out. What is equal stays in the
 * order of the catalogue.
 *
 * @param places of the articles in the list
 */
export function sortPlaces(index: FacetIndex, places: Uint32Array, ordering: Ordering): Uint32Array {
  const { rows } = index;
  const { placeIn, order } = catalogueOrder(rows);
  const sorted = places.map((place) => placeIn[place] ?? 0).sort();
  const inCatalogue = sorted.map((place) => order[place] ?? 0);
  const { sort, ranks } = ordering;
  if (sort === 'article' && !ranks) return inCatalogue;
  const isOther = (place: number) => Number(ranks?.[place] !== 0);
  const compare = comparison(index, ordering);
  return inCatalogue.sort((one, other) => isOther(one) - isOther(other) || compare(one, other));
}

function comparison(index: FacetIndex, { sort, ranks = [] }: Ordering): Compare {
  switch (sort) {
    case 'relevance':
      return (one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0);
    case 'article':
      return () => 0;
    case 'title':
      return byTitle(index);
    case 'cut':
    case 'abr':
    case 'hv':
    case 'arc':
      return byLevel(index, levelColumns[sort]);
  }
}

function byTitle({ rows }: FacetIndex): Compare {
  const { compare } = new Intl.Collator('en', { numeric: true });
  return (one, other) => compare(rows[one]?.title ?? '', rows[other]?.title ?? '');
}

function byLevel(index: FacetIndex, keys: readonly string[]): Compare {
  const columns = keys.map((key) => {
    const { patterns, patternOf } = index.columnOf(key);
    const levels = patterns.map(({ places, state }) => (state === 'tested' ? places.length : -1));
    return (place: number) => levels[patternOf[place] ?? 0] ?? -1;
  });
  return (one, other) =>
    columns.reduce((difference, levelAt) => difference || levelAt(other) - levelAt(one), 0);
}

/** The order of the catalogue. */
interface CatalogueOrder {
  /** Places in the list, in the order of the catalogue. */
  readonly order: Uint32Array;
  /** Where each article of the list stands in that order. */
  readonly placeIn: Uint32Array;
}

const mostDigits = 32;

/** A text that is ordered as the number is. A collator does the same, but takes 8 ms to make where a first list is read. */
const orderKey = (articleNo: string): string =>
  articleNo.toUpperCase().replaceAll(/\d+/g, (digits) => digits.padStart(mostDigits, '0'));

const compareTexts = (one = '', other = ''): number => Number(one > other) - Number(one < other);

/** Computed once for a list. */
const catalogueOrder = once((rows: readonly ProductRow[]): CatalogueOrder => {
  const typePlaces = rows.map(({ type }) => productTypes.indexOf(type));
  const keys = rows.map(({ articleNo }) => orderKey(articleNo));
  const order = Uint32Array.from(rows.keys()).sort(
    (one, other) => (typePlaces[one] ?? 0) - (typePlaces[other] ?? 0) || compareTexts(keys[one], keys[other]),
  );
  const placeIn = new Uint32Array(rows.length);
  order.forEach((row, place) => (placeIn[row] = place));
  return { order, placeIn };
});
