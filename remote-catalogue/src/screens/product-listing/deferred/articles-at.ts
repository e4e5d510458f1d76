import { allArticles, askOnce } from '../../../api/answer-memory';
import { loadFinder } from '../../../api/load-finder';
import type { CatalogueSource } from '../../../api/open-catalogue';
import type { CallOptions } from '../../../api/port';
import type { Category } from '../../../../articles/categories';
import { rowsOfTypes } from '../../../model/find-rows';
import {
  prepareList,
  readListing,
  type ListingAddress,
  type PreparedList,
  type SearchParts,
} from '../../../model/listing/listing';
import { listedCategory, readListingPlace, searchQuery } from '../../../model/listing-place';
import { once } from '../../../../articles/once';
import type { ProductRow } from '../../../../articles/product-row';

type Rows = readonly ProductRow[];

/** What a list is made of. */
export interface ListedArticles {
  /** The articles of the address, as the service answers for its category or its text. */
  readonly list: PreparedList;
  /** All articles of the catalogue. */
  readonly all: Rows;
  /** Whether a text is searched for without the finder, which could not be loaded. */
  readonly isPartial: boolean;
}

/**
 * Asks for the articles that the list at an address is made of. What was answered before is not asked for again.
 *
 * @throws {CatalogueError} or the network's own error
 */
export async function articlesAt(
  source: CatalogueSource,
  address: ListingAddress,
  options: CallOptions,
): Promise<ListedArticles> {
  const isSearch = isSearched(address);
  // Without the finder, what contains the text is found all the same.
  const finder = isSearch ? await loadFinder(source).catch(() => undefined) : undefined;
  const isPartial = isSearch && !finder;
  const category = listedCategory(address.path);
  if (category && category.text !== '') {
    const [all, own] = await Promise.all([
      askOnce(source, allArticles, options),
      askOnce(source, { kind: 'list', text: category.text }, options),
    ]);
    return { all, list: preparedOnce(rowsIn(category, own), { finder }), isPartial };
  }
  const all = await askOnce(source, allArticles, options);
  const { words: text } = readListing(prepareList(all, { finder }), address);
  const rows = text === '' ? undefined : await askOnce(source, { kind: 'search', text }, options);
  return { all, list: preparedOnce(all, { finder, ...(rows && { answer: { text, rows } }) }), isPartial };
}

const isSearched = ({ path, search }: ListingAddress): boolean =>
  readListingPlace(path).kind === 'search' || searchQuery(search) !== '';

const rowsInCategories = once((_: Rows) => new Map<string, Rows>());

/** The rows of an answer that have the exact types of a category: the call filters by "contains". */
function rowsIn({ path, types }: Category, answer: Rows): Rows {
  const known = rowsInCategories(answer).get(path);
  if (known) return known;
  const rows = rowsOfTypes(answer, types);
  if (rows.length < answer.length)
    console.error(`The product call for ${path} also answered other types; they are left out`);
  rowsInCategories(answer).set(path, rows);
  return rows;
}

let last: { readonly rows: Rows; readonly parts: SearchParts; readonly list: PreparedList } | undefined;

/** As `prepareList`. The last list stays as it is, so that a filter does not search again. */
function preparedOnce(rows: Rows, parts: SearchParts): PreparedList {
  const isSame =
    last?.rows === rows &&
    last.parts.finder === parts.finder &&
    last.parts.answer?.text === parts.answer?.text &&
    last.parts.answer?.rows === parts.answer?.rows;
  if (!last || !isSame) last = { rows, parts, list: prepareList(rows, parts) };
  return last.list;
}
