import type { Json, Site } from 'shared-types';
import { articlePath } from '../model/article-path';
import type { Category } from '../../articles/categories';
import { crumbsTo } from '../../articles/category-headings';
import type { ListingData } from '../screens/product-listing/list-view';
import { breadcrumbList } from './breadcrumb-list';

/** A category with what its page lists. */
export interface Listing {
  readonly category: Category;
  /** Of the page. */
  readonly title: string;
  /** Of the page, without the site's. */
  readonly address: string;
  readonly data: ListingData;
}

/** What search engines read of a category, of its place and of its articles. */
export const describeListing = (
  { category, title, address, data }: Listing,
  { baseUrl }: Site,
): readonly Json[] => [
  breadcrumbList(
    baseUrl,
    crumbsTo(category).map(({ path, name }) => ({
      name,
      path: path === category.path ? address : path,
    })),
  ),
  {
    '@type': 'CollectionPage',
    name: title,
    url: baseUrl + address,
    isPartOf: { '@id': `${baseUrl}/#website` },
    ...itemList(data, baseUrl),
  },
];

/**
 * The articles of the page with their positions in the whole list, without names: search engines read the cards too. The
 * first page of a longer list has none, so that it arrives with the first packets.
 */
function itemList({ view: { count, cards, page } }: ListingData, baseUrl: string) {
  if (page.page === 1 && cards.length < count) return {};
  return {
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: count,
      itemListElement: cards.map(({ articleNo }, place) => ({
        '@type': 'ListItem',
        position: page.first + place,
        url: baseUrl + articlePath(articleNo),
      })),
    },
  };
}
