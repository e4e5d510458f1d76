import { categoryAt } from '../../../articles/categories';
import { columnWith } from '../../../articles/facets/facets';
import { once } from '../../../articles/once';
import { isGloveType } from '../../../articles/product-types';
import { sizesOf } from '../../../articles/sizes';
import type { ProductRow } from '../../../articles/product-row';
import { conditionLabel } from '../ask/condition-names';
import { askedWith, valuesOf } from '../ask/conditions';
import { readListingPlace } from '../ask/listing-place';
import { printAddress } from '../ask/print-address';
import type { Condition, Question } from '../ask/question';
import { readAddress } from '../ask/read-address';
import { readLiterally, readText, writtenWords } from '../ask/read-text';
import type { NamedHazard } from '../ask/saved/named-hazards';
import { countFacets } from './count-facets';
import { indexRows, type FacetIndex } from './facet-index';
import type { Finder, FoundWords } from './finder';
import { countMatches, matchRows, type Matches } from './match-rows';
import { pageOf, type ListPage } from './page-of';
import { notesOn, type Note } from './notes';
import { searchOffers } from './search-offers';
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
  /** Words of another language that were put into English. */
  readonly foreign: readonly string[];
  /** Sizes that these articles do not come in. */
  readonly missingSizes: readonly string[];
  /** Hazards that the text names. */
  readonly hazards: readonly NamedHazard[];
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
  /** What was made of the text. */
  readonly notes: readonly Note[];
}

/** A condition that can be taken off. */
export interface Chip {
  /** `Cuff: Knit wrist`. */
  readonly label: string;
  readonly condition: Condition;
}

/** What an address asks. @param isTyping true if the last word of its text may not be complete */
export function readQuestion(
  { index, all, finder }: Askable,
  { path, search }: Address,
  isTyping = false,
): ReadQuestion {
  const place = readListingPlace(path);
  const isSearchPath = place.kind === 'search';
  const asked = withoutUnknown(readAddress(search, { isSearchPath }), all);
  const text = isSearchPath ? place.text : asked.text;
  const isSearch = isSearchPath || (text !== '' && path === '/products');
  const isWhole = asked.isLiteral || exactArticle(index.rows, text) !== undefined;
  const english = isWhole ? undefined : finder?.translate(text);
  const read = isWhole ? readLiterally(text) : readText(english?.text ?? text);
  const left = read.words;
  const found = left.length > 0 && !isCategoryMisspelt(text) ? finder?.find(left, isTyping) : undefined;
  const { where, missingSizes } = withFittingSizes(read.where, found?.rows ?? index.rows);
  // Beside conditions, words that no article has are left out of the text.
  const isShorter = read.where.length > 0 && found?.isAnswered && found.missing.length > 0;
  const words = isShorter
    ? found.applied
    : read.where.length === 0
      ? (english?.text ?? text)
      : writtenWords(left);
  const question = { asked, path, text, isSearch, words, found };
  const told = { foreign: english?.foreign ?? [], missingSizes, hazards: read.hazards };
  if (read.where.length === 0) return { ...question, ...told, base: { path, question: asked } };
  const base = askedWith({ ...asked, text: words, isLiteral: false }, [...where, ...asked.where]);
  return {
    ...question,
    ...told,
    base: { path: isSearchPath ? '/products' : path, question: { ...base, page: asked.page } },
    exactWords: printAddress(path, { ...asked, isLiteral: true, page: 1 }),
  };
}

/** Of a size that gloves and garments name in different ways, the one that the articles come in. */
function withFittingSizes(where: readonly Condition[], rows: readonly ProductRow[]) {
  const sizes = valuesOf(where, 'size');
  const systems = new Set(rows.map(({ type }) => (isGloveType(type) ? 'glove' : 'garment')));
  const known = new Set([...systems].flatMap(sizesOf));
  const fitting = sizes.filter((size) => known.has(size));
  const isMissing = sizes.length > 0 && fitting.length === 0 && rows.length > 0;
  return {
    where: where.filter(({ column, value }) => column !== 'size' || fitting.includes(value)),
    missingSizes: isMissing ? sizes.slice(0, 1) : [],
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

/** The articles of a question in their order, on all pages. */
interface Ordered {
  /** What the words find, or all of the place. */
  readonly index: FacetIndex;
  readonly ranks: Found['ranks'] | undefined;
  readonly order: SortOrder;
  readonly matches: Matches;
  /** Places of the articles that meet the conditions. */
  readonly places: Uint32Array;
}

function orderedRows(list: Askable, read: ReadQuestion, called?: readonly ProductRow[]): Ordered {
  const searched = read.words === '' ? undefined : searchedRows(list.index.rows, read, called);
  const index = searched ? indexRows(searched.rows) : list.index;
  const order = read.asked.order ?? defaultSort(read.text !== '');
  const matches = matchRows(index, read.base.question.where);
  const ranks = searched?.ranks;
  return { index, ranks, order, matches, places: sortPlaces(index, matches.hits, { sort: order, ranks }) };
}

/**
 * The first articles that the page of a text lists, while the text is typed: its last word is open, or corrected as on the
 * page where nothing begins with it.
 */
export function typedRows(list: Askable, text: string, most: number): readonly ProductRow[] {
  if (text.trim() === '') return [];
  const at = { path: '/products', search: `q=${encodeURIComponent(text)}` };
  const rowsOf = (isTyping: boolean) => {
    const { index, places, ranks = [] } = orderedRows(list, readQuestion(list, at, isTyping));
    const meant = places.filter((place) => groupOf(ranks[place] ?? 0) !== 'inside');
    return Array.from(meant.subarray(0, most)).flatMap((place) => index.rows[place] ?? []);
  };
  const typed = rowsOf(true);
  return typed.length > 0 ? typed : rowsOf(false);
}

/** Answers a question. @param called what the search call answers for its words; the rows are searched here if absent */
export function answer(list: Askable, read: ReadQuestion, called?: readonly ProductRow[]): Answer {
  const { asked, base, path } = read;
  const { where } = base.question;
  const { index, ranks = [], order, matches, places } = orderedRows(list, read, called);
  const offered = offeredFacets(index, { where, isSearch: read.isSearch });
  const columns = offered.flatMap((facet) => facet.columns.map(({ key }) => key));
  const counted = countFacets(index, matches, columns);
  const page = pageOf(places.length, asked.page);
  const exact = index.rows[ranks.indexOf(0)];
  const groups = { containing: 0, related: 0, inside: 0 };
  for (const place of places) groups[groupOf(ranks[place] ?? 0)]++;
  return {
    ...read,
    address: printAddress(path, { ...asked, page: page.page }),
    index,
    ...(groups.containing < places.length && { groups }),
    ...(exact && { exactNumber: exact.articleNo }),
    order,
    rows: Array.from(places.subarray(page.first - 1, page.last)).flatMap((place) => index.rows[place] ?? []),
    page,
    total: places.length,
    leftOutUntested: matches.leftOutUntested,
    facets: shownFacets(index, offered, { counted, where }),
    chips: where.map((condition) => ({ label: conditionLabel(list.index, condition), condition })),
    notes: [
      ...notesOn(read, places.length),
      ...searchOffers(read.text, { isFilter: read.exactWords !== undefined, rows: list.all.rows }),
    ],
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
