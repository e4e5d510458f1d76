import { categories, type Category } from '../../../../articles/categories';
import { columnWith, isMixed, typeSlug } from '../../../../articles/facets/facets';
import type { Family } from '../../../../articles/facets/facet-types';
import { once } from '../../../../articles/once';
import type { ProductRow } from '../../../../articles/product-row';
import { isGloveType, productTypes, type ProductType } from '../../../../articles/product-types';
import type { Answer } from '../../../model/answer/answer';
import type { FacetIndex } from '../../../../articles/facets/facet-index';
import { rowsOfTypes } from '../../../model/answer/find-rows';
import { matchRows } from '../../../model/answer/match-rows';
import { offeredTypes } from '../../../model/answer/filter-groups';
import { type Condition } from '../../../../articles/facets/conditions';
import { askedWith, wholeList } from '../../../model/ask/question';
import { listedCategory } from '../../../model/ask/listing-place';
import { printAddress } from '../../../model/ask/print-address';
import type { CategoryLinks, Families } from '../list-view';

/** Number of articles of each category. */
export const categoryCounts = once((all: readonly ProductRow[]): readonly number[] =>
  categories.map(({ types }) => rowsOfTypes(all, types).length),
);

const familyOf = ({ types }: Pick<Category, 'types'>): Family =>
  isMixed(types) ? 'any' : types.every(isGloveType) ? 'gloves' : 'garments';

/**
 * The categories as links that keep the filters of the list, with the articles that each would show. A filter of gloves
 * means nothing among garments, and from a list of gloves, a size or a colour does not lead there either. The text that
 * a category is searched for stays with that category.
 */
export function categoryLinks({ path, asked: question }: Answer, all: FacetIndex): CategoryLinks {
  const listed = listedCategory(path);
  const from = listed ? familyOf(listed) : 'any';
  const whole = categoryCounts(all.rows);
  const countsOf = new Map<Family, ReadonlyMap<ProductType, number>>();
  const links = categories.map((category, place) => {
    const family = familyOf(category);
    const isKept = from === 'any' || family === 'any' || family === from;
    const where = question.where.filter(
      ({ column }) => column === 'standard' || (isKept && column !== 'cat' && isOf(family, column)),
    );
    const form = question.form === 'table' ? question.form : 'cards';
    const address = printAddress(category.path, { ...wholeList, where, form });
    if (where.length === 0)
      return { address, count: question.where.length > 0 ? null : (whole[place] ?? null) };
    const counts = countsOf.get(family) ?? typeCounts(all, where);
    countsOf.set(family, counts);
    return { address, count: category.types.reduce((sum, type) => sum + (counts.get(type) ?? 0), 0) };
  });
  return { addresses: links.map(({ address }) => address), counts: links.map(({ count }) => count) };
}

const isOf = (family: Family, column: string): boolean => {
  const own = columnWith(column)?.family;
  return own === 'any' || family === 'any' || own === family;
};

function typeCounts(all: FacetIndex, where: readonly Condition[]): ReadonlyMap<ProductType, number> {
  const counts = new Map<ProductType, number>();
  for (const place of matchRows(all, where).hits) {
    const type = all.rows[place]?.type;
    if (type) counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return counts;
}

/** Where the gloves and the garments of a mixed list are listed alone; `undefined` where one of them is missing. */
export function familiesOf(
  { path, asked: question, index, isSearch }: Answer,
  { addresses }: CategoryLinks,
): Families | undefined {
  if (!isMixed(offeredTypes(index, question.where))) return undefined;
  if (!isSearch) {
    const addressOf = (of: string) => addresses[categories.findIndex((category) => category.path === of)];
    return { gloves: addressOf('/products/gloves') ?? '', garments: addressOf('/products/garments') ?? '' };
  }
  const found = new Set(index.rows.map(({ type }) => type));
  const only = (isOwn: (type: ProductType) => boolean) => {
    const types = productTypes.filter((type) => found.has(type) && isOwn(type));
    const where = types.map((type) => ({ column: 'cat', value: typeSlug(type) }));
    const others = question.where.filter(({ column }) => column !== 'cat');
    return printAddress(path, { ...askedWith(question, [...others, ...where]), articles: [] });
  };
  return { gloves: only(isGloveType), garments: only((type) => !isGloveType(type)) };
}
