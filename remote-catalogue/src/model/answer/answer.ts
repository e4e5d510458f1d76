import { categoryAt } from '../../../articles/categories';
import { columnWith } from '../../../articles/facets/facets';
import { once } from '../../../articles/once';
import type { ProductRow } from '../../../articles/product-row';
import { conditionLabel } from '../ask/condition-names';
import { askedWith } from '../ask/conditions';
import { readListingPlace } from '../ask/listing-place';
import { printAddress } from '../ask/print-address';
import type { Condition, Question } from '../ask/question';
import { readAddress } from '../ask/read-address';
import { readLiterally, readText, writtenWords } from '../ask/read-text';
import { countFacets } from './count-facets';
import { indexRows, type FacetIndex } from './facet-index';
import type { Finder, FoundWords } from './finder';
import { countMatches } from './match-rows';
import { pageOf, type ListPage } from './page-of';
import { searchOffers, type SearchOffer } from './search-offers';
import { exactArticle, groupOf, searchRows, type Found, type SearchGroup } from './search-rows';
import { offeredFacets, shownFacets, type ShownFacet } from './shown-facets';
import { defaultSort, type SortOrder } from './sort-keys';
import { sortPlaces } from './sort-rows';

/** What questions are answered from. */
export interface Askable {
  /** The articles of the place that is asked: a category, or all. */
  readonly index: FacetIndex;
  /** All articles: what none of them has is dropped from an address. */
  readonly all: FacetIndex;
  /** Finds by the words of the trade; absent where nothing is searched for, and where it could not be loaded. */
  readonly finder?: Finder | undefined;
}

/** A place of the site. */
export interface Address {
  /** Still percent-encoded. */
  readonly path: string;
  /** With or without its `?`. */
  readonly search: string;
}

/** A question with its text read. */
export interface ReadQuestion {
  /** As the address has it. */
  readonly asked: Question;
  readonly path: string;
  /** What changes start from: words that are conditions are no longer text. */
  readonly base: { readonly path: string; readonly question: Question };
  /** The searched text as it was given; empty if there is none. */
  readonly text: string;
  /** True if all categories are searched. */
  readonly isSearch: boolean;
  /** The part of the text that is searched for as words. */
  readonly words: string;
  /** What these words find in the whole catalogue. */
  readonly found?: FoundWords | undefined;
  /** Where the text is searched for word by word; absent where none of it became a condition. */
  readonly exactWords?: string;
}

/** The answer to a question. */
export interface Answer extends ReadQuestion {
  /** The one spelling of the address. */
  readonly address: string;
  /** What the words find, or all of the place: the articles that are filtered. */
  readonly index: FacetIndex;
  /** How many articles of all pages are in each group of a search; absent where all contain the text. */
  readonly groups?: Readonly<Record<SearchGroup, number>>;
  /** Number of the article whose number is the text; it comes first. */
  readonly exactNumber?: string;
  readonly order: SortOrder;
  /** The articles of the page. */
  readonly rows: readonly ProductRow[];
  readonly page: ListPage;
  /** Articles on all pages. */
  readonly total: number;
  /** Articles that are left out because they are not tested for what is asked. */
  readonly leftOutUntested: number;
  readonly facets: readonly ShownFacet[];
  readonly chips: readonly Chip[];
  /** Other things that the text may mean. */
  readonly offers: readonly SearchOffer[];
}

/** A condition that can be taken off. */
export interface Chip {
  /** `Cuff: Knit wrist`. */
  readonly label: string;
  readonly condition: Condition;
}

/** What an address asks. */
export function readQuestion({ index, all, finder }: Askable, { path, search }: Address): ReadQuestion {
  const place = readListingPlace(path);
  const isSearchPath = place.kind === 'search';
  const asked = withoutUnknown(readAddress(search, { isSearchPath }), all);
  const text = isSearchPath ? place.text : asked.text;
  const isSearch = isSearchPath || (text !== '' && path === '/products');
  const isWhole = asked.isLiteral || exactArticle(index.rows, text) !== undefined;
  const { where, words: left } = isWhole ? readLiterally(text) : readText(text);
  const found = left.length > 0 && !isCategoryMisspelt(text) ? finder?.find(left) : undefined;
  // Beside conditions, words that no article has are left out of the text.
  const isShorter = where.length > 0 && found?.isAnswered && found.missing.length > 0;
  const words = where.length === 0 ? text : isShorter ? found.applied : writtenWords(left);
  const read = { asked, path, text, isSearch, words, found };
  if (where.length === 0) return { ...read, base: { path, question: asked } };
  const question = askedWith({ ...asked, text: words, isLiteral: false }, [...where, ...asked.where]);
  return {
    ...read,
    base: { path: isSearchPath ? '/products' : path, question: { ...question, page: asked.page } },
    exactWords: printAddress(path, { ...asked, isLiteral: true, page: 1 }),
  };
}

/** Drops conditions that nothing in the catalogue meets, so that a misspelt address does not give an empty list. */
function withoutUnknown(question: Question, all: FacetIndex): Question {
  const where = question.where.filter(({ column, value }) => {
    const known = columnWith(column);
    if (known?.kind !== 'choice' || known.isClosed) return true;
    return all.columnOf(column).choices.some((choice) => choice.value === value);
  });
  return where.length === question.where.length ? question : { ...question, where };
}

/** True if the text begins with the address of a category: `gloves/lether` is no search for words. */
function isCategoryMisspelt(text: string): boolean {
  const [first = '', second] = text.split('/');
  return second !== undefined && categoryAt(`/products/${first}`) !== undefined;
}

/** Answers a question. @param called what the search call answers for its words; the rows are searched here if absent */
export function answer(list: Askable, read: ReadQuestion, called?: readonly ProductRow[]): Answer {
  const { asked, words, base, path } = read;
  const { where } = base.question;
  const searched = words === '' ? undefined : searchedRows(list.index.rows, read, called);
  const index = searched ? indexRows(searched.rows) : list.index;
  const offered = offeredFacets(index, { where, isSearch: read.isSearch });
  const columns = offered.flatMap((facet) => facet.columns.map(({ key }) => key));
  const counted = countFacets(index, { where, columns });
  const order = asked.order ?? defaultSort(read.text !== '');
  const { ranks = [] } = searched ?? {};
  const sorted = sortPlaces(index, counted.hits, { sort: order, ranks: searched?.ranks });
  const page = pageOf(sorted.length, asked.page);
  const exact = index.rows[ranks.indexOf(0)];
  const groups = { containing: 0, related: 0, inside: 0 };
  for (const place of sorted) groups[groupOf(ranks[place] ?? 0)]++;
  return {
    ...read,
    address: printAddress(path, { ...asked, page: page.page }),
    index,
    ...(groups.containing < sorted.length && { groups }),
    ...(exact && { exactNumber: exact.articleNo }),
    order,
    rows: [...sorted.subarray(page.first - 1, page.last)].flatMap((row) => index.rows[row] ?? []),
    page,
    total: sorted.length,
    leftOutUntested: counted.leftOutUntested,
    facets: shownFacets(index, offered, { counted, where }),
    chips: where.map((condition) => ({ label: conditionLabel(list.index, condition), condition })),
    offers: searchOffers(read.text, { isFilter: read.exactWords !== undefined, rows: list.all.rows }),
  };
}

/** How many articles a question has. */
export function countOf(list: Askable, { text, where }: Pick<Question, 'text' | 'where'>): number {
  if (text === '') return countMatches(list.index, where);
  const found = list.finder?.find(readLiterally(text).words);
  return countMatches(indexRows(searchedRows(list.index.rows, { words: text, found }).rows), where);
}

const byNumber = once(
  (rows: readonly ProductRow[]): ReadonlyMap<string, ProductRow> =>
    new Map(rows.map((row) => [row.articleNo, row])),
);

/** The articles of a place that words find: the finder knows the whole catalogue. */
function searchedRows(
  rows: readonly ProductRow[],
  { words, found }: Pick<ReadQuestion, 'words' | 'found'>,
  called?: readonly ProductRow[],
): Found {
  const own = byNumber(rows);
  const beyond = found?.rows.flatMap(({ articleNo }) => own.get(articleNo) ?? []);
  const exact = exactArticle(rows, words);
  // A service need not know that a number may be written with spaces.
  const searched = called && exact && !called.includes(exact) ? [exact, ...called] : (called ?? rows);
  return searchRows(searched, words, beyond);
}
