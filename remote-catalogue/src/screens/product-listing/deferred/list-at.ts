import type { LoadContext } from 'shared-types';
import type { ArticleCard, CardEvidence } from '../../../../articles/article-card';
import type { Category } from '../../../../articles/categories';
import { filesPath } from '../../../../articles/exports/files-path';
import { once } from '../../../../articles/once';
import type { ProductRow } from '../../../../articles/product-row';
import { openCatalogue, type CatalogueSource } from '../../../api/open-catalogue';
import type { CallOptions } from '../../../api/port';
import { answer, type Answer } from '../../../model/answer/answer';
import { indexRows } from '../../../../articles/facets/facet-index';
import { rowsOfTypes } from '../../../model/answer/find-rows';
import { readQuestion, type Address, type Askable } from '../../../model/answer/read-question';
import type { FilterGroup } from '../../../model/answer/filter-groups';
import { hasAllFilters, withAllFilters } from '../../../model/ask/all-filters';
import { listedCategory, readListingPlace, searchQuery } from '../../../model/ask/listing-place';
import { printAddress } from '../../../model/ask/print-address';
import { askedWith } from '../../../model/ask/question';
import { cardOf } from '../../../../articles/card-of';
import { comparedNumbers, mostCompared } from '../../../model/chosen-articles';
import { allArticles, askOnce, isService, loadFinder } from '../../../state/catalogue-memory';
import { searchedText } from '../head';
import type { ListDetails, ListView } from '../list-view';
import { categoryCounts, categoryLinks, familiesOf } from './category-links';
import { orderedGroups } from './ordered-groups';
import { searchHeading, summaryOf } from './list-texts';

/** Searches, tables, comparisons and empty lists: scripts of their own, fetched where an address asks for one of them. */
const importParts = () => import(/* webpackChunkName: "product-listing-deferred-searching" */ './searching');

let searching: Awaited<ReturnType<typeof importParts>> | undefined;

const importSearching = async () => (searching ??= await importParts());

/** What lists are asked with. */
export type ListSource = CatalogueSource & Pick<LoadContext, 'findPages'>;

type Rows = readonly ProductRow[];

/** A list, drawn up. */
export interface LoadedList {
  readonly view: ListView;
  /** The articles of its category, or all. */
  readonly rows: Rows;
  readonly listed: Answer['listed'];
  /** True if a text is searched for without the finder, which could not be loaded. */
  readonly isPartial: boolean;
}

/**
 * The list at an address. What was answered before is not asked for again.
 *
 * @throws {CatalogueError} or the network's own error
 */
export async function listAt(
  source: ListSource,
  address: Address,
  options: CallOptions,
): Promise<LoadedList> {
  const text = searchedText(address);
  const numbers = comparedNumbers(address.search);
  const isTable = new URLSearchParams(address.search).get('view') === 'table';
  const [articles, pages, products] = await Promise.all([
    articlesAt(source, address, options),
    text === '' ? [] : importSearching().then((parts) => parts.pagesFor(source, text)),
    productsWith(source, numbers, options),
    numbers.length > 0 || isTable || isSearched(address) ? importSearching() : undefined,
  ]);
  const { list, read, called, isPartial } = articles;
  const shown = answer(list, read, called);
  const nothing =
    shown.total === 0 ? await (await importSearching()).nothingFound(source, list, shown) : undefined;
  const own = text === '' ? [] : (searching?.suggestSizeGuides(list.all.rows, text) ?? []);
  const found = [...(shown.found?.pages ?? []), ...own, ...pages].slice(0, searching?.mostPages);
  const details: ListDetails = {
    ...detailsOf(list, shown),
    ...(nothing && { nothing }),
    ...(found.length > 0 && { pages: found }),
    ...(searching && products.length > 0 && { compared: searching.compared(numbers, products) }),
  };
  const view = { ...viewOf(list, shown, found.length), details };
  const whole = hasAllFilters(address.search) && {
    address: withAllFilters(view.address),
    hasAllFilters: true,
  };
  const files = !isService(source.site) && { files: filesPath(listedCategory(address.path)?.path) };
  return { view: { ...view, ...whole, ...files }, rows: list.index.rows, listed: shown.listed, isPartial };
}

/** Asks for what the list at an address is made of; `called` is what the search call answers, where it was asked. */
async function articlesAt(source: CatalogueSource, address: Address, options: CallOptions) {
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
  const isCalled = text === '' && read.text !== '';
  const called = isCalled ? await askOnce(source, { kind: 'search', text: read.text }, options) : undefined;
  return { list, read, called, isPartial: isSearch && !finder };
}

const isSearched = ({ path, search }: Address): boolean =>
  readListingPlace(path).kind === 'search' || searchQuery(search) !== '';

const rowsInCategories = once((_: Rows) => new Map<string, Rows>());

/** The rows of an answer that have the exact types of a category: the call filters by "contains". */
function rowsIn({ path, types }: Category, answered: Rows): Rows {
  const known = rowsInCategories(answered).get(path);
  if (known) return known;
  const rows = rowsOfTypes(answered, types);
  if (rows.length < answered.length)
    console.error(`The product call for ${path} also answered other types; they are left out`);
  rowsInCategories(answered).set(path, rows);
  return rows;
}

/** The articles to compare; `null` where no article has the number. */
async function productsWith(source: CatalogueSource, numbers: readonly string[], options: CallOptions) {
  if (numbers.length === 0) return [];
  const api = await openCatalogue(source);
  return await Promise.all(numbers.slice(0, mostCompared).map((articleNo) => api.get(articleNo, options)));
}

/** A card that stays on the screen is not drawn again. */
const cardOnce = once((row: ProductRow) => {
  let card: ArticleCard | undefined;
  let shown = '';
  return (evidence?: CardEvidence) => {
    const text = JSON.stringify(evidence ?? '');
    if (!card || shown !== text) card = cardOf(row, undefined, evidence);
    shown = text;
    return card;
  };
});

function viewOf(list: Askable, shown: Answer, pages: number): ListView {
  const { address, text, order, total, page, filters, index, rows } = shown;
  return {
    address,
    text,
    ...(shown.isSearch && { heading: searchHeading(shown) }),
    summary: summaryOf(shown, pages),
    sort: order,
    count: total,
    outOf: index.rows.length,
    page,
    cards: rows.map((row) => cardOnce(row)(shown.found?.onCard(row))),
    groups: orderedGroups(list.index, total > 0 ? filters : filters.filter(isUsed)),
    counts: categoryCounts(list.all.rows),
  };
}

/** Nothing narrows an empty list down further: only what is chosen can be taken back. */
const isUsed = ({ columns }: FilterGroup): boolean =>
  columns.some(({ values }) => values.some(({ isChosen }) => isChosen));

function detailsOf(list: Askable, shown: Answer): ListDetails {
  const { asked, path, evidence, switches, exactNumber, total, isSearch, chips } = shown;
  const categories = categoryLinks(shown, list.all);
  const families = total > 0 && familiesOf(shown, categories);
  const table = asked.form === 'table' && searching?.listMatrix(shown);
  return {
    chips,
    cleared: printAddress(path, askedWith(asked, [])),
    switches,
    ...(evidence && { evidence }),
    ...(exactNumber && { exactNumber }),
    ...(families && { families }),
    ...(!isSearch && { categories }),
    forms: {
      cards: printAddress(path, { ...asked, form: 'cards' }),
      table: printAddress(path, { ...asked, form: 'table' }),
    },
    ...(table && { table }),
  };
}
