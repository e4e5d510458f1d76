import { productTypes } from '../product-types';
import type { ProductRow } from '../product-row';
import { untestedBit } from './column-bits';
import type { FacetIndex } from './facet-index';
import type { SortKey } from './sort-keys';

const byNumber = new Intl.Collator('en', { numeric: true });

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
 * Orders articles. `article` is the order of the catalogue: by category, then by number, `MG9` before `MG101`. By
 * protection, the best come first and those that are not tested last; none is left out. What is equal stays in the
 * order of the catalogue.
 *
 * @param places of the articles in the list
 */
export function sortPlaces(index: FacetIndex, places: Uint32Array, ordering: Ordering): Uint32Array {
  const { rows } = index;
  const inCatalogue = placesInCatalogue(rows);
  const asIn: Compare = (one, other) => (inCatalogue[one] ?? 0) - (inCatalogue[other] ?? 0);
  const isOther = (place: number) => Number(ordering.ranks?.[place] !== 0);
  const compare = comparison(index, ordering);
  return places.toSorted(
    (one, other) => isOther(one) - isOther(other) || compare(one, other) || asIn(one, other),
  );
}

function comparison(index: FacetIndex, { sort, ranks = [] }: Ordering): Compare {
  switch (sort) {
    case 'relevance':
      return (one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0);
    case 'article':
      return () => 0;
    case 'title':
      return (one, other) => byNumber.compare(index.rows[one]?.title ?? '', index.rows[other]?.title ?? '');
    case 'cut':
    case 'abr':
    case 'hv':
    case 'arc':
      return byLevel(index, levelColumns[sort]);
  }
}

function byLevel(index: FacetIndex, keys: readonly string[]): Compare {
  const words = keys.map((key) => index.bitsOf(key).words);
  const levelAt = (column: Uint32Array, place: number): number => {
    const bits = column[place] ?? 0;
    return bits === untestedBit ? 0 : bits;
  };
  return (one, other) => {
    for (const column of words) {
      const difference = levelAt(column, other) - levelAt(column, one);
      if (difference !== 0) return difference;
    }
    return 0;
  };
}

const known = new WeakMap<readonly ProductRow[], Uint32Array>();

/** Where each article stands in the catalogue; worked out once for a list. */
function placesInCatalogue(rows: readonly ProductRow[]): Uint32Array {
  const remembered = known.get(rows);
  if (remembered) return remembered;
  const typePlaces = rows.map(({ type }) => productTypes.indexOf(type));
  const order = rows.map((_, place) => place);
  order.sort(
    (one, other) =>
      (typePlaces[one] ?? 0) - (typePlaces[other] ?? 0) ||
      byNumber.compare(rows[one]?.articleNo ?? '', rows[other]?.articleNo ?? ''),
  );
  const places = new Uint32Array(rows.length);
  order.forEach((row, place) => (places[row] = place));
  known.set(rows, places);
  return places;
}
