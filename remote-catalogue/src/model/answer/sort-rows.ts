import { once } from '../../../articles/once';
import { productTypes } from '../../../articles/product-types';
import type { ProductRow } from '../../../articles/product-row';
import type { FacetIndex } from '../../../articles/facets/facet-index';
import { levelSorts, sortParts, type SortOrder } from '../../../articles/facets/sort-keys';

type Compare = (one: number, other: number) => number;

/**
 * Orders articles. `category` is the order of the catalogue: by category, then by number, `A9` before `A101`. By
 * protection, the best come first or last, and those that are not tested always last; none is left out. What is equal
 * stays in the order of the catalogue.
 *
 * @param places of the articles in the list
 * @param options.groups of what a text finds: those that state everything come first in any order
 */
export function sortPlaces(
  index: FacetIndex,
  places: Uint32Array,
  { sort, groups }: { readonly sort: SortOrder; readonly groups?: readonly number[] | undefined },
): Uint32Array {
  const { rows } = index;
  if (sort === 'relevance' && groups) return places;
  const { placeIn, order } = catalogueOrder(rows);
  const sorted = places.map((place) => placeIn[place] ?? 0).sort();
  const inCatalogue = sorted.map((place) => order[place] ?? 0);
  if (sort === 'category' && !groups) return inCatalogue;
  const compare = comparison(index, sort);
  return inCatalogue.sort(
    (one, other) => (groups?.[one] ?? 0) - (groups?.[other] ?? 0) || compare(one, other),
  );
}

function comparison(index: FacetIndex, sort: SortOrder): Compare {
  const { key, isReversed } = sortParts(sort);
  if (key === 'relevance' || key === 'category') return () => 0;
  if (key !== 'article' && key !== 'title') return byLevel(index, levelSorts[key], isReversed);
  const compare = key === 'article' ? byNumber(index) : byTitle(index);
  return isReversed ? (one, other) => compare(other, one) : compare;
}

function byNumber({ rows }: FacetIndex): Compare {
  const keys = numberKeys(rows);
  return (one, other) => compareTexts(keys[one], keys[other]);
}

function byTitle({ rows }: FacetIndex): Compare {
  const { compare } = new Intl.Collator('en', { numeric: true });
  return (one, other) => compare(rows[one]?.title ?? '', rows[other]?.title ?? '');
}

/** Untested articles stand behind all levels, from whichever end. */
function byLevel(index: FacetIndex, keys: readonly string[], isReversed: boolean): Compare {
  const columns = keys.map((key) => {
    const { patterns, patternOf } = index.columnOf(key);
    const weights = patterns.map(({ places, state }) =>
      state === 'tested' ? (isReversed ? -places.length : places.length) : -Infinity,
    );
    return (place: number) => weights[patternOf[place] ?? 0] ?? -Infinity;
  });
  return (one, other) =>
    columns.reduce((difference, weightAt) => difference || descending(weightAt(one), weightAt(other)), 0);
}

const descending = (one: number, other: number): number => Number(other > one) - Number(other < one);

const mostDigits = 32;

/** A text that is ordered as the number is. A collator does the same, but takes 8 ms to make where a first list is read. */
const orderKey = (articleNo: string): string =>
  articleNo.toUpperCase().replaceAll(/\d+/g, (digits) => digits.padStart(mostDigits, '0'));

const compareTexts = (one = '', other = ''): number => Number(one > other) - Number(one < other);

const numberKeys = once((rows: readonly ProductRow[]): readonly string[] =>
  rows.map(({ articleNo }) => orderKey(articleNo)),
);

/** Places of a list in the order of the catalogue, and where each article of the list stands in it. */
const catalogueOrder = once((rows: readonly ProductRow[]) => {
  const typePlaces = rows.map(({ type }) => productTypes.indexOf(type));
  const keys = numberKeys(rows);
  const order = Uint32Array.from(rows.keys()).sort(
    (one, other) => (typePlaces[one] ?? 0) - (typePlaces[other] ?? 0) || compareTexts(keys[one], keys[other]),
  );
  const placeIn = new Uint32Array(rows.length);
  order.forEach((row, place) => (placeIn[row] = place));
  return { order, placeIn };
});
