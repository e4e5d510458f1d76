import type { ArticleCard } from '../../../model/article-card';
import { cardOf } from '../../../model/card-of';
import type { ProductRow } from '../../../model/product-row';
import type { ListingDetails, ListingView } from '../listing-view';
import { askedPlaces } from './asked-places';
import { filterGroups } from './filter-groups';
import { categoryCounts, type FoundListing } from './listing-at';
import { nothingFound } from './nothing-found';

/** The list as the screen draws it. */
export function composeView(found: FoundListing): ListingView {
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

function detailsOf(found: FoundListing): ListingDetails {
  const { sentence, exactWords, base, ...shown } = found.shown;
  return {
    chips: shown.chips,
    ...(sentence && exactWords && { read: { sentence, exactWords, places: askedPlaces(base.state.chosen) } }),
    offers: shown.offers,
    isAllWords: shown.isAllWords,
    ...(shown.exactNumber && { exactNumber: shown.exactNumber }),
    leftOutUntested: shown.leftOutUntested,
    ...(shown.total === 0 && { nothing: nothingFound(found) }),
    compare: base.state.compare,
  };
}

const cards = new WeakMap<ProductRow, ArticleCard>();

/** The same card for the same row, so that a card that stays is not drawn again. */
function cardOnce(row: ProductRow): ArticleCard {
  const card = cards.get(row) ?? cardOf(row);
  cards.set(row, card);
  return card;
}
