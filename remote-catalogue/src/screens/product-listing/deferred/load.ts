import type { LoadContext, LoadResult, ScreenRequest } from 'shared-types';
import { loadFinder } from '../../../api/load-finder';
import { openCatalogue } from '../../../api/open-catalogue';
import { packCards } from '../../../model/pack-cards';
import { readListingPlace } from '../../../model/listing-place';
import type { ListingData } from '../list-view';
import type { Category } from '../../../model/categories';
import { headingOf } from '../../../model/category-headings';
import type { ProductRow } from '../../../model/product-row';
import { cutText } from '../../../model/shown-text';
import { findList, viewOf } from './find-list';
import { firstGroups } from './filter-groups';
import { preparePages } from './found-pages';
import { packGroups } from './pack-groups';
import type { FoundList } from './list-cache';

/**
 * A page of the articles of a category, or of those that contain a text. Prerendering loads every page of a list, a
 * browser only the first.
 */
export async function load(request: ScreenRequest, context: LoadContext): Promise<LoadResult<ListingData>> {
  const place = readListingPlace(request.path);
  if (place.kind === 'moved') return { kind: 'redirect', to: place.to };
  const { path, search } = request;
  const source = {
    site: context.site,
    open: () => openCatalogue(context),
    openFinder: () => loadFinder(context),
  };
  const listing = await preparePages(context, { path, search }, findList(source, { path, search }, context));
  const { count, cards, groups, counts, page } = viewOf(listing);
  const data: ListingData = {
    ...(page.page > 1 && { page: page.page }),
    count,
    cards: packCards(cards),
    groups: packGroups(firstGroups(groups)),
    counts,
    description: place.kind === 'category' ? describeListing(place.category, listing) : searchDescription,
  };
  return { kind: 'ready', data, pages: page.pages };
}

/** As much as search engines show. */
const longestDescription = 160;

/** What a search lists. */
const searchDescription = 'Gloves and workwear found by number, name, use, material, property or marking.';

/** What a category lists, for search engines: on its first page the whole list, on a further one what it adds. */
function describeListing(category: Category, { list, shown }: FoundList): string {
  const { page, first, last } = shown.page;
  const heading = headingOf(category);
  return page === 1
    ? describeRows(`${heading}: ${shown.total}`, list.index.rows)
    : describeRows(`${heading}, page ${page}: ${first} to ${last} of ${shown.total}`, shown.rows);
}

function describeRows(what: string, rows: readonly ProductRow[]): string {
  const about = `${what} articles with drawings, sizes, materials and test markings`;
  const [first, last] = [rows[0]?.title ?? 'gloves', rows.at(-1)?.title ?? 'workwear'];
  return cutText(`${about}, from ${first} to ${last}.`, longestDescription - 1);
}
