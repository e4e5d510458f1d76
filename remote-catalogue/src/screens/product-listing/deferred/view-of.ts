import { cardOf } from '../../../model/card-of';
import { showListing, type ListingAddress, type ShownListing } from '../../../model/listing/listing';
import { indexRows } from '../../../model/listing/facet-index';
import { addressWith } from '../../../model/listing/print-state';
import type { ShownFacet } from '../../../model/listing/shown-facets';
import { once } from '../../../../articles/once';
import { searchAddress } from '../../../model/search-address';
import type { ListDetails, ListView } from '../list-view';
import type { ListedArticles } from './articles-at';
import { askedPlaces } from './asked-places';
import { categoryCounts, categoryLinks, familiesOf } from './category-links';
import { filterGroups } from './filter-groups';
import { nothingFound } from './nothing-found';
import { matrixPart } from './fetched-parts';

/** A card that stays on the screen is not drawn again. */
const cardOnce = once(cardOf);

/** The list at an address as the screen draws it. */
export function viewOf(articles: ListedArticles, address: ListingAddress): ListView {
  const { list, all } = articles;
  const shown = showListing(list, address, indexRows(all));
  return {
    address: shown.address,
    text: shown.text,
    sort: shown.sort,
    count: shown.total,
    outOf: shown.index.rows.length,
    page: shown.page,
    cards: shown.rows.map(cardOnce),
    groups: filterGroups(list.index, shown.total > 0 ? shown.facets : shown.facets.filter(isUsed)),
    counts: categoryCounts(all),
    details: detailsOf(articles, shown),
  };
}

/** Nothing narrows an empty list down further: only what is chosen can be taken back. */
const isUsed = ({ columns }: ShownFacet): boolean =>
  columns.some(({ choices }) => choices.some(({ isChosen }) => isChosen));

function detailsOf(articles: ListedArticles, shown: ShownListing): ListDetails {
  const { sentence, exactWords, base, state, firstRelated, exactNumber } = shown;
  const categories = categoryLinks(shown, articles.all);
  const families = shown.total > 0 && familiesOf(shown, categories);
  const table = state.view === 'table' && matrixPart()?.listMatrix(shown);
  const { view: _, ...asCards } = state;
  return {
    chips: shown.chips,
    // A true sentence over an empty list would say nothing.
    ...(sentence &&
      exactWords &&
      shown.total > 0 && { read: { sentence, exactWords, places: askedPlaces(base.state.chosen) } }),
    offers: shown.offers,
    missing: shown.missing,
    corrected: shown.corrected.map((each) => ({ ...each, address: searchAddress(each.meant) })),
    denied: shown.denied,
    ...(firstRelated !== undefined && { firstRelated }),
    ...(exactNumber && { exactNumber }),
    leftOutUntested: shown.leftOutUntested,
    ...(shown.total === 0 && { nothing: nothingFound(articles, shown) }),
    compare: base.state.compare,
    ...(families && { families }),
    ...(!shown.isSearch && { categories }),
    forms: {
      cards: addressWith({ ...shown, state: asCards }, {}),
      table: addressWith(shown, { view: 'table' }),
    },
    ...(table && { table }),
  };
}
