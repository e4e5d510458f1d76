import { categories, type Category } from '../../../../articles/categories';
import { rowsOfTypes } from '../../../model/find-rows';
import { chosenOf, valuesOf } from '../../../model/listing/chosen-values';
import { indexRows, type FacetIndex } from '../../../model/listing/facet-index';
import { columnWith, isMixed, typeSlug } from '../../../../articles/facets/facets';
import type { ShownListing } from '../../../model/listing/listing';
import type { ListingState } from '../../../model/listing/listing-state';
import { markedPlaces } from '../../../model/listing/marked-rows';
import { matchRows } from '../../../model/listing/match-rows';
import { listingAddress } from '../../../model/listing/print-state';
import type { Chosen } from '../../../model/listing/selection';
import { offeredTypes } from '../../../model/listing/shown-facets';
import { listedCategory } from '../../../model/listing-place';
import { once } from '../../../../articles/once';
import type { ProductRow } from '../../../../articles/product-row';
import { isGloveType, productTypes, type ProductType } from '../../../../articles/product-types';
import type { CategoryLinks, Families } from '../list-view';

/** Number of articles of each category. */
export const categoryCounts = once((all: readonly ProductRow[]): readonly number[] =>
  categories.map(({ types }) => rowsOfTypes(all, types).length),
);

type FilterFamily = 'gloves' | 'garments' | 'any';

const familyOf = ({ types }: Pick<Category, 'types'>): FilterFamily => {
  if (isMixed(types)) return 'any';
  return types.every(isGloveType) ? 'gloves' : 'garments';
};

/**
 * The categories as links that keep the filters of the list, with the articles that each would show. A filter of gloves
 * means nothing among garments, and from a list of gloves, a size or a colour does not lead there either. The text that
 * a category is searched for stays with that category.
 */
export function categoryLinks(shown: ShownListing, all: readonly ProductRow[]): CategoryLinks {
  const { state } = shown.base;
  const listed = listedCategory(shown.base.path);
  const from = listed ? familyOf(listed) : 'any';
  const whole = categoryCounts(all);
  const countsOf = new Map<FilterFamily, ReadonlyMap<ProductType, number>>();
  const links = categories.map((category, place) => {
    const family = familyOf(category);
    const isKept = from === 'any' || family === 'any' || family === from;
    const kept = isKept ? keptState(state, family) : keptState({ ...state, chosen: {} }, family);
    const address = listingAddress(category.path, kept);
    if (!hasFilter(kept)) return { address, count: hasFilter(state) ? undefined : whole[place] };
    const counts = countsOf.get(family) ?? typeCounts(indexRows(all), kept);
    countsOf.set(family, counts);
    return { address, count: category.types.reduce((sum, type) => sum + (counts.get(type) ?? 0), 0) };
  });
  return { addresses: links.map(({ address }) => address), counts: links.map(({ count }) => count) };
}

const hasFilter = ({ standard, chosen }: ListingState): boolean =>
  standard !== undefined || Object.keys(chosen).length > 0;

/** The filters that lead on to a category of a family, and the form of the list. */
function keptState({ chosen, standard, view }: ListingState, family: FilterFamily): ListingState {
  return {
    text: '',
    isLiteral: false,
    chosen: chosenIn(family, chosen),
    ...(standard !== undefined && { standard }),
    ...(view && { view }),
    page: 1,
    compare: [],
  };
}

const chosenIn = (family: FilterFamily, chosen: Chosen): Chosen =>
  chosenOf(
    valuesOf(chosen).filter(({ column }) => {
      const own = columnWith(column)?.family;
      return column !== 'cat' && (own === 'any' || family === 'any' || own === family);
    }),
  );

function typeCounts(index: FacetIndex, { chosen, standard }: ListingState): ReadonlyMap<ProductType, number> {
  const counts = new Map<ProductType, number>();
  for (const place of matchRows(index, chosen, markedPlaces(index.rows, standard)).hits) {
    const type = index.rows[place]?.type;
    if (type) counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return counts;
}

/** Where the gloves and the garments of a mixed list are listed alone; `undefined` where one of them is missing. */
export function familiesOf(
  { base, index, isSearch }: ShownListing,
  { addresses }: CategoryLinks,
): Families | undefined {
  if (!isMixed(offeredTypes(index, base.state.chosen))) return undefined;
  if (!isSearch) {
    const addressOf = (path: string) => addresses[categories.findIndex((category) => category.path === path)];
    return { gloves: addressOf('/products/gloves') ?? '', garments: addressOf('/products/garments') ?? '' };
  }
  const found = new Set(index.rows.map(({ type }) => type));
  const only = (isOwn: (type: ProductType) => boolean) => {
    const chosen = {
      ...base.state.chosen,
      cat: productTypes.filter((type) => found.has(type) && isOwn(type)).map(typeSlug),
    };
    return listingAddress(base.path, { ...base.state, chosen, page: 1, compare: [] });
  };
  return { gloves: only(isGloveType), garments: only((type) => !isGloveType(type)) };
}
