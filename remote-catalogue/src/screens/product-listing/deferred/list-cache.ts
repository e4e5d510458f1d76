/** Everything that is computed once for the lists of a visit. The answers it starts from are those of `api/answer-memory`. */
import type { ArticleCard } from '../../../model/article-card';
import { cardOf } from '../../../model/card-of';
import { categories, categoryAt } from '../../../model/categories';
import { rowsOfTypes } from '../../../model/find-rows';
import type { Finder } from '../../../model/finding/finder';
import { countFacets } from '../../../model/listing/count-facets';
import { indexRows, type FacetIndex } from '../../../model/listing/facet-index';
import { colourName } from '../../../model/listing/facets';
import {
  foundAmong,
  prepareList,
  showListing,
  type ListingAddress,
  type PreparedList,
  type ShownListing,
} from '../../../model/listing/listing';
import { exactArticle, searchRows } from '../../../model/listing/search-rows';
import { once } from '../../../model/once';
import type { ProductRow } from '../../../model/product-row';

type Rows = readonly ProductRow[];

/** The list at an address, with what it was made from. */
export interface FoundList {
  readonly list: PreparedList;
  readonly shown: ShownListing;
  /** All articles of the catalogue. */
  readonly all: readonly ProductRow[];
}

/** As `once`, for each object and text. */
function onceWithText<Key extends object, Result>(
  compute: (key: Key, text: string) => Result,
): (key: Key, text: string) => Result {
  const resultsOf = once((_: Key) => new Map<string, Result>());
  return (key, text) => {
    const results = resultsOf(key);
    const result = results.get(text) ?? compute(key, text);
    results.set(text, result);
    return result;
  };
}

const preparedLists = once((_: Rows) => new Map<Finder | undefined, PreparedList>());

/** The list of some rows, ready to be filtered and searched. */
export function preparedList(rows: Rows, finder?: Finder): PreparedList {
  const lists = preparedLists(rows);
  const list = lists.get(finder) ?? prepareList(rows, finder);
  lists.set(finder, list);
  return list;
}

/** Number of articles of each category. */
export const categoryCounts = once((all: Rows): readonly number[] =>
  categories.map(({ types }) => rowsOfTypes(all, types).length),
);

/** The card of a row. A card that stays on the screen is not drawn again. */
export const cardOnce = once<ProductRow, ArticleCard>(cardOf);

/** How many articles of a list have each value of a property, whatever is chosen. */
export const usualCounts = onceWithText((index: FacetIndex, key: string): ReadonlyMap<string, number> => {
  const { columns } = countFacets(index, { chosen: {}, columns: [key] });
  const counts = columns.get(key)?.counts ?? [];
  return new Map(index.columnOf(key).choices.map(({ value }, place) => [value, counts[place] ?? 0]));
});

/** What the colours of a list look like, by the names that filters have for them. */
export const swatchesOf = once(({ rows }: FacetIndex): ReadonlyMap<string, string> => {
  const looks = new Map<string, string>();
  for (const { facts } of rows) {
    facts?.colours.forEach((colour, place) => {
      const [name, look] = [colourName(colour), facts.swatches?.[place]];
      if (look && !looks.has(name)) looks.set(name, look);
    });
  }
  return looks;
});

/** The rows of an answer that have the exact types of the category at a path: the call filters by "contains". */
export const categoryRows = onceWithText((answer: Rows, path: string): Rows => {
  const rows = rowsOfTypes(answer, categoryAt(path)?.types ?? []);
  if (rows.length < answer.length)
    console.error(`The product call for ${path} also answered other types; they are left out`);
  return rows;
});

const searches = once((_: Rows) => new Map<Finder | undefined, PreparedList>());

/**
 * The catalogue, searched by the service: its answer counts, beside the article with exactly this number. What the
 * finder finds beyond it follows.
 */
export function searchedList(
  catalogue: PreparedList,
  { text, answer }: { readonly text: string; readonly answer: Rows },
): PreparedList {
  const { finder } = catalogue;
  const known = searches(answer).get(finder);
  if (known) return known;
  const exact = exactArticle(catalogue.index.rows, text);
  const rows = exact && !answer.includes(exact) ? [exact, ...withoutArticle(answer, exact)] : answer;
  const results = searchRows(rows, text, foundAmong(catalogue.index.rows, finder, text));
  const searched = { found: results, index: indexRows(results.rows) };
  const list: PreparedList = {
    ...catalogue,
    search: (asked) => (asked === text && results.rows.length > 0 ? searched : catalogue.search(asked)),
  };
  searches(answer).set(finder, list);
  return list;
}

const withoutArticle = (rows: Rows, { articleNo }: ProductRow): Rows =>
  rows.filter((row) => row.articleNo !== articleNo);

const lastShown = new WeakMap<PreparedList, { readonly address: string; readonly shown: ShownListing }>();

/** As `showListing`. Keeps the last address of a list: every change starts from it. */
export function shownAt(list: PreparedList, address: ListingAddress, catalogue = list): ShownListing {
  const spelled = address.path + address.search;
  const last = lastShown.get(list);
  if (last?.address === spelled) return last.shown;
  const shown = showListing(list, address, catalogue.index);
  lastShown.set(list, { address: spelled, shown });
  return shown;
}
