import type { LoadContext, LoadResult, ScreenRequest, Site } from 'shared-types';
import { headingOf, type Category } from '../../../../articles/categories';
import { once } from '../../../../articles/once';
import { screenFiles, type ScreenSource } from '../../../api/open-catalogue';
import type { CallOptions } from '../../../api/port';
import type { Address } from '../../../model/answer/read-question';
import { hasAllFilters, withAllFilters } from '../../../model/ask/all-filters';
import { readListingPlace } from '../../../model/ask/listing-place';
import { printAddress } from '../../../model/ask/print-address';
import { readAddress } from '../../../model/ask/read-address';
import { descriptionText } from '../../../model/shown-text';
import { isService } from '../../../state/catalogue-memory';
import type { ListChange, ListingData, ListView } from '../list-view';
import { changedAddress } from './change-address';
import { firstGroups } from './ordered-groups';
import { articlesAt, listAt, type LoadedList } from './list-at';

/**
 * A page of the articles of a category, or of those that contain a text. Prerendering loads every page of a list, a
 * browser only the first, and that with all its filters.
 */
export async function load(request: ScreenRequest, context: LoadContext): Promise<LoadResult<ListingData>> {
  const place = readListingPlace(request.path);
  if (place.kind === 'moved') return { kind: 'redirect', to: place.to };
  const list = await listAt(context, request, context);
  const { view, isPartial } = list;
  const description = place.kind === 'category' ? describeListing(place.category, list) : searchDescription;
  if (context.isOnRequest) {
    if (isPartial) throw new Error('The finder has not come');
    return { kind: 'ready', data: { view: shownOf(view), description }, isPartial: isService(context.site) };
  }
  // A search without the finder is tried again by the screen.
  const isWhole = typeof document !== 'undefined' && !isPartial;
  const data = { view: isWhole ? view : renderedAhead(view), description };
  return { kind: 'ready', data, pages: view.page.pages };
}

/** The query of a list in its one spelling, without what no list knows. */
export function drawnQuery({ path, search }: ScreenRequest): string {
  const isSearchPath = readListingPlace(path).kind === 'search';
  const query = printAddress('', readAddress(search, isSearchPath));
  return hasAllFilters(search) ? withAllFilters(query) : query;
}

/** A view without the cards and filters that it does not show. */
function shownOf(view: ListView): ListView {
  const { compared, table } = view.details ?? {};
  return { ...view, ...((compared ?? table) && { cards: [] }), ...(compared && { groups: [] }) };
}

/** What a page shows before its filters are counted. */
const renderedAhead = ({ details: _, groups, ...view }: ListView): ListView => ({
  ...view,
  groups: firstGroups(groups),
});

/** What a search lists. */
const searchDescription = 'Gloves and workwear found by number, name, use, material, property or marking.';

/** What a category lists, for search engines: on its first page the whole list, on a further one what it adds. */
function describeListing(category: Category, { view, rows }: LoadedList): string {
  const { count, cards } = view;
  const { page, first, last } = view.page;
  const place = page === 1 ? `: ${count}` : `, page ${page}: ${first} to ${last} of ${count}`;
  const about = `${headingOf(category)}${place} articles with drawings, sizes, materials and test markings`;
  const articles = page === 1 ? rows : cards;
  const [from, to] = [articles[0]?.title ?? 'gloves', articles.at(-1)?.title ?? 'workwear'];
  return descriptionText(`${about}, from ${from} to ${to}.`);
}

/** Lists whose views are kept, for Back. */
const keptViews = 20;

const viewsOf = once((_: Site) => new Map<string, ListView>());

/** The list at an address as it was shown last in this visit. */
export const rememberedView = (site: Site, { path, search }: Address): ListView | undefined =>
  viewsOf(site).get(path + search);

/**
 * The list at an address, for a screen that is rendered already.
 *
 * @throws {CatalogueError} or the network's own error
 */
export async function loadView(
  source: ScreenSource,
  address: Address,
  options: CallOptions,
): Promise<ListView> {
  const { site, findPages } = source.shell;
  const { view, isPartial } = await listAt({ ...screenFiles(source), findPages }, address, options);
  const views = viewsOf(site);
  if (!isPartial) views.set(address.path + address.search, view);
  for (const oldest of [...views.keys()].slice(0, -keptViews)) views.delete(oldest);
  return view;
}

/** Where changes of the list at an address lead to. */
export async function addressAfter(
  source: ScreenSource,
  address: Address,
  changes: readonly ListChange[],
): Promise<Address> {
  const { read } = await articlesAt(screenFiles(source), address, new AbortController());
  const { pathname, search } = new URL(changedAddress(read, changes), location.origin);
  const after = { path: pathname, search };
  // Another path is another screen, which would show the list without its query first. It says itself what fails.
  if (pathname !== address.path) await loadView(source, after, new AbortController()).catch(() => undefined);
  return after;
}
