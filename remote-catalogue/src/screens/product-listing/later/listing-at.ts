import type { AnswerMemory, ListCall } from '../../../api/answer-memory';
import { categories, type Category } from '../../../model/categories';
import { rowsOfTypes } from '../../../model/find-rows';
import { indexRows } from '../../../model/listing/facet-index';
import {
  prepareList,
  showListing,
  type ListingAddress,
  type PreparedList,
  type ShownListing,
} from '../../../model/listing/listing';
import { readListingState } from '../../../model/listing/read-state';
import { exactArticle, searchRows } from '../../../model/listing/search-rows';
import { understandSearch } from '../../../model/listing/understand-search';
import { readListingPlace } from '../../../model/listing-place';
import type { ProductRow } from '../../../model/product-row';
import { listedCategory } from '../listed-category';

type Rows = readonly ProductRow[];

/** The list at an address, with what it was made from. */
export interface FoundListing {
  readonly list: PreparedList;
  readonly shown: ShownListing;
  /** All articles of the catalogue. */
  readonly all: Rows;
}

/** The list at an address, or the call whose answer it still needs. */
export type Attempt =
  | { readonly kind: 'found'; readonly listing: FoundListing }
  | { readonly kind: 'missing'; readonly call: ListCall };

const listOf = (text: string): ListCall => ({ kind: 'list', text });
const missing = (call: ListCall): Attempt => ({ kind: 'missing', call });

/** The calls that a list needs in any case; they can be asked side by side. */
export const firstCallsOf = ({ path }: ListingAddress): readonly ListCall[] => [
  listOf(''),
  listOf(listedCategory(path)?.text ?? ''),
];

/** Makes the list at an address from remembered answers. */
export function attemptListing(memory: AnswerMemory, address: ListingAddress): Attempt {
  const all = memory.peek(listOf(''));
  if (!all) return missing(listOf(''));
  const catalogue = prepared(all);
  const category = listedCategory(address.path);
  if (category && category.text !== '') {
    const answer = memory.peek(listOf(category.text));
    if (!answer) return missing(listOf(category.text));
    const list = prepared(keptRows(answer, category));
    return found({ list, all, shown: shownAt(list, address, catalogue) });
  }
  const text = searchedText(catalogue, address);
  if (text === '') return found({ list: catalogue, all, shown: shownAt(catalogue, address) });
  const answer = memory.peek({ kind: 'search', text });
  if (!answer) return missing({ kind: 'search', text });
  const list = answered(catalogue, { text, answer });
  return found({ list, all, shown: shownAt(list, address) });
}

const found = (listing: FoundListing): Attempt => ({ kind: 'found', listing });

const lastShown = new WeakMap<PreparedList, { readonly address: string; readonly shown: ShownListing }>();

/** As `showListing`. What was shown last is remembered: every change begins from it. */
function shownAt(list: PreparedList, address: ListingAddress, catalogue = list): ShownListing {
  const spelled = address.path + address.search;
  const last = lastShown.get(list);
  if (last?.address === spelled) return last.shown;
  const shown = showListing(list, address, catalogue.index);
  lastShown.set(list, { address: spelled, shown });
  return shown;
}

/** The words that the service is asked for: those that did not become filters. */
function searchedText({ index }: PreparedList, { path, search }: ListingAddress): string {
  const place = readListingPlace(path);
  const isSearchPath = place.kind === 'search';
  const state = readListingState(search, { isSearchPath });
  return understandSearch(index, isSearchPath ? { ...state, text: place.text } : state).text;
}

const lists = new WeakMap<Rows, PreparedList>();

/** A list made ready, once for the same rows. */
function prepared(rows: Rows): PreparedList {
  const list = lists.get(rows) ?? prepareList(rows);
  lists.set(rows, list);
  return list;
}

const kept = new WeakMap<Rows, Map<string, Rows>>();

/** What of an answer belongs to the category: its exact types. The call filters by "contains". */
function keptRows(answer: Rows, { path, types }: Category): Rows {
  const known = kept.get(answer) ?? new Map<string, Rows>();
  kept.set(answer, known);
  const rows = known.get(path) ?? reportedRows(answer, { path, types });
  known.set(path, rows);
  return rows;
}

function reportedRows(answer: Rows, { path, types }: Pick<Category, 'path' | 'types'>): Rows {
  const rows = rowsOfTypes(answer, types);
  if (rows.length < answer.length) {
    console.error(`The product call for ${path} also answered other types; they are left out`);
  }
  return rows;
}

interface Answered {
  readonly text: string;
  readonly answer: Rows;
}

const searches = new WeakMap<Rows, PreparedList>();

/** The catalogue, searched by the service: its answer counts, beside the article with exactly this number. */
function answered(catalogue: PreparedList, { text, answer }: Answered): PreparedList {
  const known = searches.get(answer);
  if (known) return known;
  const exact = exactArticle(catalogue.index.rows, text);
  const rows = exact && !answer.includes(exact) ? [exact, ...withoutArticle(answer, exact)] : answer;
  const results = searchRows(rows, text);
  const searched = { found: results, index: indexRows(results.rows) };
  const list: PreparedList = {
    ...catalogue,
    search: (asked) => (asked === text && results.rows.length > 0 ? searched : catalogue.search(asked)),
  };
  searches.set(answer, list);
  return list;
}

const withoutArticle = (rows: Rows, { articleNo }: ProductRow): Rows =>
  rows.filter((row) => row.articleNo !== articleNo);

const counted = new WeakMap<Rows, readonly number[]>();

/** Number of articles of each category, counted once for the same rows. */
export function categoryCounts(all: Rows): readonly number[] {
  const counts = counted.get(all) ?? categories.map(({ types }) => rowsOfTypes(all, types).length);
  counted.set(all, counts);
  return counts;
}
