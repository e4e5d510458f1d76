import { categoryAt } from '../../../articles/categories';
import type { Correction, Finder, FoundWords } from '../finding/finder';
import { readListingPlace } from '../listing-place';
import { once } from '../../../articles/once';
import type { ProductRow } from '../../../articles/product-row';
import { withoutUnknown } from './change-state';
import { filterLabel } from './choice-names';
import { valuesOf, type ColumnValue } from './chosen-values';
import { countFacets } from './count-facets';
import { indexRows, type FacetIndex } from './facet-index';
import type { ListingState } from './listing-state';
import { pageOf, type ListPage } from './page-of';
import { listingAddress } from './print-state';
import { readListingState } from './read-state';
import { searchOffers, type SearchOffer } from './search-offers';
import { exactArticle, firstRelated, searchRows, type Found } from './search-rows';
import { matchRows } from './match-rows';
import { offeredFacets, shownFacets, type ShownFacet } from './shown-facets';
import { defaultSort, type SortOrder } from './sort-keys';
import { sortPlaces } from './sort-rows';
import { markedPlaces, standardLabel } from './marked-rows';
import { articlesAsked, understandSearch } from './understand-search';

/**
 * The list behind the filters: what a screen calls, and in which order.
 *
 * 1. `prepareList(rows)` once for the rows of the address (those of a category, or all of the catalogue for a search);
 *    remember it as long as the rows are the same. Columns are read when they are first counted.
 * 2. `showListing(list, { path, search })` for each address. It is a pure function of the address: nothing else holds
 *    filters, order or page. Where `address` is not the address that was asked for, put it in place (`replace`).
 * 3. Changes start from the `base` that `readListing` gives: `choose(base.state, value)`, `unchoose`, `unchooseAll` or
 *    `{ ...base.state, sort }`, and `listingAddress(base.path, changed)` is where to go (`push`).
 * 4. Where `total` is 0: `alternativesTo(list, shown)` of `alternatives.ts`.
 *
 * This module and all that it imports come after hydration, by `import()`: a first view needs none of it.
 */
export interface PreparedList {
  /** All rows of the list. */
  readonly index: FacetIndex;
  /** Search results by text, with their own index; the last one is remembered. */
  readonly search: (text: string) => SearchResult;
  readonly finder?: Finder | undefined;
}

/** What the rows of a list are searched with. */
export interface SearchParts {
  /** Finds by the words of the trade; absent where nothing is searched for, and where it could not be loaded. */
  readonly finder?: Finder | undefined;
  /** What the service found for a text; for other texts, the rows are searched here. */
  readonly answer?: { readonly text: string; readonly rows: readonly ProductRow[] };
}

/** The rows that a text found. */
export interface SearchResult {
  readonly found: Found;
  readonly index: FacetIndex;
}

/** Where the visitor is. */
export interface ListingAddress {
  /** Still percent-encoded. */
  readonly path: string;
  /** With or without its `?`. */
  readonly search: string;
}

/** A filter in use, with a way to remove it. */
export interface FilterChip {
  /** `Cuff: Knit wrist`. */
  readonly label: string;
  /** The change that removes it. */
  readonly removal: FilterRemoval;
}

/** Removes one filter: a value, or a standard that the list is narrowed down to. */
export type FilterRemoval =
  | ({ readonly kind: 'unchoose' } & ColumnValue)
  | { readonly kind: 'standard'; readonly slug: string };

/** What an address asks for, before anything is counted. */
export interface ReadListing {
  /** What changes start from: words that became filters are filters here, and no longer text. */
  readonly base: { readonly path: string; readonly state: ListingState };
  /** What the address says. */
  readonly state: ListingState;
  /** The searched text as it was given; empty if there is none. */
  readonly text: string;
  /** Whether all categories are searched. */
  readonly isSearch: boolean;
  /** The part of the text that is searched for as words. */
  readonly words: string;
  /** What became of the text, if it became filters: `Showing gloves with ISO cut D or better (EN 388).` */
  readonly sentence?: string;
  /** The same search word by word; present with `sentence`. */
  readonly exactWords?: string;
  /** Other things that the text may mean. */
  readonly offers: readonly SearchOffer[];
  /** Words of the text that no article has; the list is without them. */
  readonly missing: readonly string[];
}

/** A list as its address has it. */
export interface ShownListing extends ReadListing {
  /** The one spelling of the address. */
  readonly address: string;
  /** What the text finds, or all of the list: the articles that are filtered. */
  readonly index: FacetIndex;
  /** Mistyped words, and what they were taken for. */
  readonly corrected: readonly Correction[];
  /** What the text denies, as it is written. */
  readonly denied: readonly string[];
  /** Number of the first article on any page that does not contain the text, but is related to it; absent if there is none. */
  readonly firstRelated?: number;
  /** Number of the article whose number is the text; it comes first. */
  readonly exactNumber?: string;
  readonly sort: SortOrder;
  /** The articles of the page. */
  readonly rows: readonly ProductRow[];
  readonly page: ListPage;
  /** Articles on all pages. */
  readonly total: number;
  /** Articles that are left out because they are not tested for what is asked. */
  readonly leftOutUntested: number;
  readonly facets: readonly ShownFacet[];
  readonly chips: readonly FilterChip[];
}

/** Makes a list ready to be filtered and searched. */
export function prepareList(rows: readonly ProductRow[], { finder, answer }: SearchParts = {}): PreparedList {
  let last: { readonly text: string; readonly searched: SearchResult } | undefined;
  const search = (text: string): SearchResult => {
    if (last?.text !== text) {
      const searched = answer?.text === text ? withExact(answer.rows, exactArticle(rows, text)) : rows;
      const found = searchRows(searched, text, foundAmong(rows, finder, text));
      last = { text, searched: { found, index: indexRows(found.rows) } };
    }
    return last.searched;
  };
  return { index: indexRows(rows), search, finder };
}

/** A service need not know that a number may be written with spaces. */
function withExact(answer: readonly ProductRow[], exact: ProductRow | undefined): readonly ProductRow[] {
  if (!exact || answer.includes(exact)) return answer;
  return [exact, ...answer.filter(({ articleNo }) => articleNo !== exact.articleNo)];
}

const byNumber = once(
  (rows: readonly ProductRow[]): ReadonlyMap<string, ProductRow> =>
    new Map(rows.map((row) => [row.articleNo, row])),
);

/** What a text finds in a list: the finder knows the whole catalogue. A misspelt address of a category is no text. */
function foundAmong(
  rows: readonly ProductRow[],
  finder: Finder | undefined,
  text: string,
): FoundWords | undefined {
  const [first = '', second] = text.split('/');
  if (!finder || (second !== undefined && categoryAt(`/products/${first}`))) return undefined;
  const found = finder.find(text);
  const own = byNumber(rows);
  return { ...found, rows: found.rows.flatMap(({ articleNo }) => own.get(articleNo) ?? []) };
}

/**
 * The list at an address.
 *
 * @param catalogue all articles, where `list` is only a category: what none of them has is dropped from the address
 */
export function showListing(
  list: PreparedList,
  address: ListingAddress,
  catalogue: FacetIndex = list.index,
): ShownListing {
  const asked = readListing(list, address, catalogue);
  const { state, text, words, base } = asked;
  const { chosen } = base.state;
  const searched = words === '' ? undefined : list.search(words);
  const index = searched?.index ?? list.index;
  const offered = offeredFacets(index, { chosen, isSearch: asked.isSearch });
  const columns = offered.flatMap((facet) => facet.columns.map(({ key }) => key));
  const counted = countFacets(index, {
    chosen,
    columns,
    within: markedPlaces(index.rows, base.state.standard),
  });
  const sort = state.sort ?? defaultSort(text !== '');
  const sorted = sortPlaces(index, counted.hits, { sort, ranks: searched?.found.ranks });
  const page = pageOf(sorted.length, state.page);
  const { ranks = [], rows: found = [], words: foundWords } = searched?.found ?? {};
  const exact = found[ranks.indexOf(0)];
  const containing = sorted.filter((place) => (ranks[place] ?? 0) < firstRelated).length;
  return {
    ...asked,
    address: listingAddress(address.path, { ...state, page: page.page }),
    index,
    missing: [...asked.missing, ...(foundWords?.missing ?? [])],
    corrected: foundWords?.corrected ?? [],
    denied: foundWords?.denied ?? [],
    ...(containing < sorted.length && { firstRelated: containing + 1 }),
    ...(exact && { exactNumber: exact.articleNo }),
    sort,
    rows: [...sorted.subarray(page.first - 1, page.last)].flatMap((row) => index.rows[row] ?? []),
    page,
    total: sorted.length,
    leftOutUntested: counted.leftOutUntested,
    facets: shownFacets(index, offered, { counted, chosen }),
    chips: chipsOf(list.index, base.state),
  };
}

type Wanted = Pick<ListingState, 'text' | 'chosen' | 'standard'>;

/** How many articles have all words of a text, and what is chosen. */
export function countOf(list: PreparedList, { text, chosen, standard }: Wanted): number {
  const { index } = text === '' ? list : list.search(text);
  return matchRows(index, chosen, markedPlaces(index.rows, standard)).hits.length;
}

/** What an address asks for. */
export function readListing(
  list: PreparedList,
  { path, search }: ListingAddress,
  catalogue: FacetIndex = list.index,
): ReadListing {
  const place = readListingPlace(path);
  const isSearchPath = place.kind === 'search';
  const state = withoutUnknown(readListingState(search, { isSearchPath }), catalogue);
  const text = isSearchPath ? place.text : state.text;
  const { text: rest, chosen, standard, read: values } = understandSearch(list.index, { ...state, text });
  const found = values && rest !== '' ? list.finder?.find(rest) : undefined;
  const { applied = rest, missing = [] } = found?.isAnswered ? found : {};
  // Beside filters, words that no article has are left out of the text.
  const words = missing.length > 0 ? applied : rest;
  const offers = searchOffers(text, { isFilter: values !== undefined, rows: catalogue.rows });
  const isSearch = isSearchPath || (text !== '' && path === '/products');
  const read = { state, text, isSearch, words, missing, offers };
  if (!values) return { ...read, base: { path, state } };
  const filtered = {
    ...state,
    text: read.words,
    isLiteral: false,
    chosen,
    ...(standard !== undefined && { standard }),
  };
  return {
    ...read,
    sentence: `Showing ${articlesAsked(list.index, { ...values, text: applied })}.`,
    exactWords: listingAddress(path, { ...state, isLiteral: true, page: 1 }),
    base: { path: isSearchPath ? '/products' : path, state: filtered },
  };
}

function chipsOf(index: FacetIndex, { chosen, standard }: ListingState): readonly FilterChip[] {
  const chips = valuesOf(chosen).map((value): FilterChip => ({
    label: filterLabel(index, value),
    removal: { kind: 'unchoose', ...value },
  }));
  const standards = (standard?.split(',') ?? []).map((slug): FilterChip => ({
    label: `Marked to ${standardLabel(slug)}`,
    removal: { kind: 'standard', slug },
  }));
  return [...standards, ...chips];
}
