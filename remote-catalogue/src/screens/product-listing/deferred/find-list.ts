/** The list at an address: from remembered answers, or after the calls that it needs. */
import type { Site } from 'shared-types';
import { memoryOf, type AnswerMemory, type ListCall } from '../../../api/answer-memory';
import type { CallOptions, CatalogueApi } from '../../../api/port';
import { loadedFinder, loadFinder } from '../../../api/load-finder';
import { screenCatalogue, screenFiles, type ScreenSource } from '../../../api/screen-catalogue';
import type { Finder } from '../../../model/finding/finder';
import type { ListingAddress, PreparedList } from '../../../model/listing/listing';
import type { ListingState } from '../../../model/listing/listing-state';
import { addressWith } from '../../../model/listing/print-state';
import { readListingState } from '../../../model/listing/read-state';
import { understandSearch } from '../../../model/listing/understand-search';
import { listedCategory, readListingPlace } from '../../../model/listing-place';
import { searchAddress } from '../../../model/search-address';
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
import { preparePages } from './found-pages';
import { nothingFound } from './nothing-found';
import { fetchTable, tablePart } from './table-part';

/** The list at an address, or the call whose answer is missing. */
type Attempt =
  | { readonly kind: 'found'; readonly found: FoundList }
  | { readonly kind: 'missing'; readonly call: ListCall };

/** What a list is made from. */
interface Known {
  readonly memory: AnswerMemory;
  /** Absent where nothing is searched for, and where it could not be loaded. */
  readonly finder?: Finder | undefined;
}

const allArticles: ListCall = { kind: 'list', text: '' };

/** The calls that a list needs in any case; they can be asked side by side. */
const firstCallsOf = ({ path }: ListingAddress): readonly ListCall[] => [
  allArticles,
  { kind: 'list', text: listedCategory(path)?.text ?? '' },
];

/** Makes the list at an address from remembered answers. */
function attemptList({ memory, finder }: Known, address: ListingAddress): Attempt {
  const all = memory.peek(allArticles);
  if (!all) return { kind: 'missing', call: allArticles };
  const catalogue = preparedList(all, finder);
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
    isNarrow
      ? preparedList(categoryRows(answer, category.path), finder)
      : searchedList(catalogue, { text, answer }),
  );
}

/** The words that the service is asked for: those that did not become filters. */
const searchedText = (list: PreparedList, address: ListingAddress): string =>
  understandSearch(list.index, searchOf(address)).text;

/** What the address says, with the text of a path that is one. */
function searchOf({ path, search }: ListingAddress): ListingState {
  const place = readListingPlace(path);
  const isSearchPath = place.kind === 'search';
  const state = readListingState(search, { isSearchPath });
  return isSearchPath ? { ...state, text: place.text } : state;
}

/** Where answers come from, and where they are remembered. */
interface ListSource {
  readonly site: Site;
  readonly open: () => Promise<CatalogueApi>;
  readonly openFinder: () => Promise<Finder>;
}

/**
 * The list at an address. Asks for what is not remembered.
 *
 * @throws {CatalogueError} or the network's own error
 */
export async function findList(
  { site, open, openFinder }: ListSource,
  address: ListingAddress,
  options: CallOptions,
): Promise<FoundList> {
  const memory = memoryOf(site);
  const isSearch = searchOf(address).text !== '';
  // Without the finder, what contains the text is found all the same.
  const finder = isSearch ? await openFinder().catch(() => undefined) : undefined;
  const known = { memory, finder };
  let attempt = attemptList(known, address);
  if (attempt.kind === 'found') return attempt.found;
  const api = await open();
  await Promise.all(firstCallsOf(address).map((call) => memory.ask(call, api, options)));
  attempt = attemptList(known, address);
  while (attempt.kind === 'missing') {
    await memory.ask(attempt.call, api, options);
    attempt = attemptList(known, address);
  }
  return attempt.found;
}

/** The list at an address, if all that it needs is in memory. */
export function peekList(site: Site, address: ListingAddress): ListView | undefined {
  const memory = memoryOf(site);
  const all = memory.peek(allArticles);
  const isSearch = searchOf(address).text !== '';
  const finder = isSearch && all ? loadedFinder(all) : undefined;
  if (isSearch && !finder) return undefined;
  const attempt = attemptList({ memory, finder }, address);
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
  const finding = findList(listSourceOf(source), address, options);
  const found = await preparePages(source.shell, address, finding);
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
  openFinder: () => loadFinder(screenFiles(source)),
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
    // A true sentence over an empty list would say nothing.
    ...(sentence &&
      exactWords &&
      shown.total > 0 && { read: { sentence, exactWords, places: askedPlaces(base.state.chosen) } }),
    offers: shown.offers,
    missing: shown.missing,
    corrected: shown.corrected.map((each) => ({ ...each, address: searchAddress(each.meant) })),
    ...(shown.firstRelated !== undefined && { firstRelated: shown.firstRelated }),
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
