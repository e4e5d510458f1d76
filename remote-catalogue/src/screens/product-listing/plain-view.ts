import type { ScreenRequest } from 'shared-types';
import { unpackCards } from '../../model/card-columns';
import { pageOf } from '../../model/listing/page-of';
import { readListingPlace } from '../../model/listing-place';
import type { ListingData } from './listing-data';
import type { ListingView } from './listing-view';
import { unpackGroups } from './pack-groups';

/** The list of a path without filters: what a page shows before a query is known. */
export function plainView(data: ListingData, { path }: ScreenRequest): ListingView {
  const { count, groups, counts } = data;
  const place = readListingPlace(path);
  const isSearch = place.kind === 'search';
  return {
    address: path,
    text: isSearch ? place.text : '',
    sort: isSearch ? 'relevance' : 'article',
    count,
    outOf: count,
    page: pageOf(count, 1),
    cards: unpackCards(data.cards),
    groups: unpackGroups(groups),
    counts,
  };
}
