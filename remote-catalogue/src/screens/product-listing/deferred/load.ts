import type { LoadContext, LoadResult, ScreenRequest } from 'shared-types';
import { openCatalogue } from '../../../api/open-catalogue';
import { packCards } from '../../../model/pack-cards';
import { readListingPlace } from '../../../model/listing-place';
import type { ListingData } from '../list-view';
import { describeListing, searchDescription } from './describe-listing';
import { findList, viewOf } from './find-list';
import { firstGroups } from './filter-groups';
import { packGroups } from './pack-groups';

/**
 * A page of the articles of a category, or of those that contain a text. Prerendering loads every page of a list, a
 * browser only the first.
 */
export async function load(request: ScreenRequest, context: LoadContext): Promise<LoadResult<ListingData>> {
  const place = readListingPlace(request.path);
  if (place.kind === 'moved') return { kind: 'redirect', to: place.to };
  const { path, search } = request;
  const source = { site: context.site, open: () => openCatalogue(context) };
  const listing = await findList(source, { path, search }, context);
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
