/** The list at an address: from remembered answers, or after the calls that it needs. */
import type { Site } from 'shared-types';
import { memoryOf, type AnswerMemory, type ListCall } from '../../../api/answer-memory';
import type { CallOptions, CatalogueApi } from '../../../api/port';
import { screenCatalogue, type ScreenSource } from '../../../api/screen-catalogue';
import type { ListingAddress, PreparedList } from '../../../model/listing/listing';
import { addressWith } from '../../../model/listing/print-state';
import { readListingState } from '../../../model/listing/read-state';
import { understandSearch } from '../../../model/listing/understand-search';
import { listedCategory, readListingPlace } from '../../../model/listing-place';
import type { ListChange, ListDetails, ListView } from '../list-view';
import { askedPlaces } from './asked-places';
import { categoryLinks, familiesOf } from './category-links';
import { changedAddress } from './change-address';
import { filterGroups } from './filter-groups';
import {
  cardOnce,
  categoryCounts,
  categoryRows,
  preparedList,
  searchedList,
  shownAt,
  type FoundList,
} from './list-cache';
import { nothingFound } from './nothing-found';
import { fetchTable, tablePart } from './table-part';

/** The list at an address, or the call whose answer is missing. */
type Attempt =
  | { readonly kind: 'found'; readonly found: FoundList }
  | { readonly kind: 'missing'; readonly call: ListCall };

const allArticles: ListCall = { kind: 'list', text: '' };

/** The calls that a list needs in any case; they can be asked side by side. */
const firstCallsOf = ({ path }: ListingAddress): readonly ListCall[] => [
  allArticles,
  { kind: 'list', text: listedCategory(path)?.text ?? '' },
];

/** Makes the list at an address from remembered answers. */
function attemptList(memory: AnswerMemory, address: ListingAddress): Attempt {
  const all = memory.peek(allArticles);
  if (!all) return { kind: 'missing', call: allArticles };
  const catalogue = preparedList(all);
  const found = (list: PreparedList): Attempt => ({
    kind: 'found',
    found: { list, all, shown: shownAt(list, address, catalogue) },
  });
  const category = listedCategory(address.path);
  const isNarrow = category !== undefined && category.text !== '';
  const text = isNarrow ? category.text : searchedText(catalogue, address);
  if (text === '') return found(catalogue);
  const call: ListCall = { kind: isNarrow ? 'list' : 'search', text };
  const answer = memory.peek(call);
  if (!answer) return { kind: 'missing', call };
  return found(
    isNarrow ? preparedList(categoryRows(answer, category.path)) : searchedList(catalogue, { text, answer }),
  );
}

/** The words that the service is asked for: those that did not become filters. */
function searchedText({ index }: PreparedList, { path, search }: ListingAddress): string {
  const place = readListingPlace(path);
  const isSearchPath = place.kind === 'search';
  const state = readListingState(search, { isSearchPath });
  return understandSearch(index, isSearchPath ? { ...state, text: place.text } : state).text;
}

/** Where answers come from, and where they are remembered. */
interface ListSource {
  readonly site: Site;
  readonly open: () => Promise<CatalogueApi>;
}

/**
 * The list at an address. Asks for what is not remembered.
 *
 * @throws {CatalogueError} or the network's own error
 */
export async function findList(
  { site, open }: ListSource,
  address: ListingAddress,
  options: CallOptions,
): Promise<FoundList> {
  const memory = memoryOf(site);
  let attempt = attemptList(memory, address);
  if (attempt.kind === 'found') return attempt.found;
  const api = await open();
  await Promise.all(firstCallsOf(address).map((call) => memory.ask(call, api, options)));
  attempt = attemptList(memory, address);
  while (attempt.kind === 'missing') {
    await memory.ask(attempt.call, api, options);
    attempt = attemptList(memory, address);
  }
  return attempt.found;
}

/** The list at an address, if all that it needs is in memory. */
export function peekList(site: Site, address: ListingAddress): ListView | undefined {
  const attempt = attemptList(memoryOf(site), address);
  if (attempt.kind === 'missing') return undefined;
  const { found } = attempt;
  return isTable(found) && !tablePart() ? undefined : viewOf(found);
}

const isTable = ({ shown }: FoundList): boolean => shown.state.view === 'table';

/** As `findList`, for a screen that is rendered already. */
export const loadList = async (
  source: ScreenSource,
  address: ListingAddress,
  options: CallOptions,
): Promise<ListView> => {
  const found = await findList(listSourceOf(source), address, options);
  if (isTable(found)) await fetchTable();
  return viewOf(found);
};

/** Where changes of the list at an address lead to. */
export async function addressAfter(
  source: ScreenSource,
  address: ListingAddress,
  changes: readonly ListChange[],
): Promise<ListingAddress> {
  const found = await findList(listSourceOf(source), address, new AbortController());
  const { pathname, search } = new URL(changedAddress(found.shown, changes), location.origin);
  return { path: pathname, search };
}

const listSourceOf = (source: ScreenSource): ListSource => ({
  site: source.shell.site,
  open: () => screenCatalogue(source),
});

/** The list as the screen draws it. */
export function viewOf(found: FoundList): ListView {
  const { list, shown, all } = found;
  const { text, words } = shown;
  const searched = words === '' ? undefined : list.search(words);
  return {
    address: shown.address,
    text,
    sort: shown.sort,
    count: shown.total,
    outOf: (searched?.index ?? list.index).rows.length,
    page: shown.page,
    cards: shown.rows.map(cardOnce),
    groups: filterGroups(list.index, shown.facets),
    counts: categoryCounts(all),
    details: detailsOf(found),
  };
}

function detailsOf(found: FoundList): ListDetails {
  const { sentence, exactWords, base, isSearch, words, ...shown } = found.shown;
  const categories = categoryLinks(found);
  const families = familiesOf(found, categories);
  const { index } = words === '' ? found.list : found.list.search(words);
  const table = isTable(found) && tablePart()?.articleTable(index, found.shown);
  const { view: _, ...asCards } = shown.state;
  return {
    chips: shown.chips,
    ...(sentence && exactWords && { read: { sentence, exactWords, places: askedPlaces(base.state.chosen) } }),
    offers: shown.offers,
    isAllWords: shown.isAllWords,
    ...(shown.exactNumber && { exactNumber: shown.exactNumber }),
    leftOutUntested: shown.leftOutUntested,
    ...(shown.total === 0 && { nothing: nothingFound(found) }),
    compare: base.state.compare,
    ...(families && { families }),
    ...(!isSearch && { categories }),
    forms: {
      cards: addressWith({ ...shown, state: asCards }, {}),
      table: addressWith(shown, { view: 'table' }),
    },
    ...(table && { table }),
  };
}
