import type { LoadContext, LoadResult, ScreenRequest, Site } from 'shared-types';
import { headingOf, type Category } from '../../../../articles/categories';
import { once } from '../../../../articles/once';
import type { ProductRow } from '../../../../articles/product-row';
import { screenFiles, type ScreenSource } from '../../../api/open-catalogue';
import type { CallOptions } from '../../../api/port';
import type { Address } from '../../../model/answer/read-question';
import { hasAllFilters, withAllFilters } from '../../../model/ask/all-filters';
import { readListingPlace } from '../../../model/ask/listing-place';
import { defaultSort, readSort } from '../../../../articles/facets/sort-keys';
import { printAddress } from '../../../model/ask/print-address';
import { askedWith, withCondition, withoutCondition, type Question } from '../../../model/ask/question';
import { readAddress } from '../../../model/ask/read-address';
import { descriptionText } from '../../../model/shown-text';
import { isService } from '../../../state/catalogue-memory';
import type { ListChange, ListingData, ListView } from '../list-view';
import { firstGroups } from './ordered-groups';
import { listAt, type LoadedList } from './list-at';

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

/** The articles on all pages of the list at an address. @throws as `loadView` */
export async function listedArticles(source: ScreenSource, address: string): Promise<readonly ProductRow[]> {
  const { findPages } = source.shell;
  const [path = '', query = ''] = address.split('?');
  const asked = { path, search: query && `?${query}` };
  return (await listAt({ ...screenFiles(source), findPages }, asked, new AbortController())).listed();
}

/** Where changes of the list at an address lead to. */
export function changedAddress({ path, search }: Address, changes: readonly ListChange[]): string {
  const isSearchPath = readListingPlace(path).kind === 'search';
  const asked = readAddress(search, isSearchPath);
  const isSearch = isSearchPath || asked.text !== '';
  return printAddress(
    path,
    changes.reduce((before, change) => changed(before, change, isSearch), asked),
  );
}

function changed(question: Question, change: ListChange, isSearch: boolean): Question {
  switch (change.kind) {
    case 'with':
      return withCondition(question, change.condition);
    case 'without':
      return withoutCondition(question, change.condition);
    case 'clear':
      return askedWith(question, []);
    case 'any':
      return askedWith(
        question,
        question.where.filter(({ column }) => column !== change.column),
      );
    case 'sort':
      return withOrder(question, change.sort, isSearch);
    case 'text':
      return { ...question, text: change.text.trim(), page: 1 };
  }
}

function withOrder({ order: _, ...question }: Question, name: string, isSearch: boolean): Question {
  const order = readSort(name);
  const isUsual = order === undefined || order === defaultSort(isSearch);
  return { ...question, ...(!isUsual && { order }), page: 1 };
}
