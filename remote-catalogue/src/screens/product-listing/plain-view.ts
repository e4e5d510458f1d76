import type { ScreenRequest } from 'shared-types';
import { unpackCards } from '../../model/card-columns';
import { pageOf } from '../../model/listing/page-of';
import { readListingPlace } from '../../model/listing-place';
import type { ListingData } from './listing-data';
import type { ListingView } from './listing-view';
import { pageAddress } from './page-links';
import { unpackGroups } from './packed-groups';

/** The list of a path without filters, as far as the page has it: what is shown before a query is known. */
export function plainView(data: ListingData, { path }: ScreenRequest): ListingView {
  const { count, groups, counts, page = 1 } = data;
  const place = readListingPlace(path);
  const isSearch = place.kind === 'search';
  return {
    address: pageAddress(path, page),
    text: isSearch ? place.text : '',
    sort: isSearch ? 'relevance' : 'article',
    count,
    outOf: count,
    page: pageOf(count, page),
    cards: unpackCards(data.cards),
    groups: unpackGroups(groups),
    counts,
  };
}
