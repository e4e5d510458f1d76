import { allArticles, askOnce, loadFinder } from '../../../state/catalogue-memory';

import type { CatalogueSource } from '../../../api/open-catalogue';
import type { CallOptions } from '../../../api/port';
import type { Category } from '../../../../articles/categories';
import { once } from '../../../../articles/once';
import type { ProductRow } from '../../../../articles/product-row';
import {
  readQuestion,
  type Address,
  type Askable,
  type ReadQuestion,
} from '../../../model/answer/read-question';
import { indexRows } from '../../../model/answer/facet-index';
import { rowsOfTypes } from '../../../model/answer/find-rows';
import { listedCategory, readListingPlace, searchQuery } from '../../../model/ask/listing-place';

type Rows = readonly ProductRow[];

/** What a list is made of. */
export interface ListedArticles {
  readonly list: Askable;
  readonly read: ReadQuestion;
  /** What the search call answers for the words of the question; absent where it was not asked. */
  readonly called?: Rows;
  /** True if a text is searched for without the finder, which could not be loaded. */
  readonly isPartial: boolean;
}

/**
 * Asks for the articles that the list at an address is made of. What was answered before is not asked for again.
 *
 * @throws {CatalogueError} or the network's own error
 */
export async function articlesAt(
  source: CatalogueSource,
  address: Address,
  options: CallOptions,
): Promise<ListedArticles> {
  const isSearch = isSearched(address);
  const category = listedCategory(address.path);
  const text = category?.text ?? '';
  const [finder, all, own] = await Promise.all([
    // Without the finder, what contains the text is found all the same.
    isSearch ? loadFinder(source).catch(() => undefined) : undefined,
    askOnce(source, allArticles, options),
    text === '' ? undefined : askOnce(source, { kind: 'list', text }, options),
  ]);
  const rows = category && own ? rowsIn(category, own) : all;
  const list: Askable = { index: indexRows(rows), all: indexRows(all), finder };
  const read = readQuestion(list, address);
  const isCalled = text === '' && read.words !== '';
  const called = isCalled ? await askOnce(source, { kind: 'search', text: read.words }, options) : undefined;
  return { list, read, ...(called && { called }), isPartial: isSearch && !finder };
}

const isSearched = ({ path, search }: Address): boolean =>
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
