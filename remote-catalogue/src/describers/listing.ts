import type { Json, Site } from 'shared-types';
import { articlePath } from '../model/article-path';
import { trailOf, type Category } from '../model/categories';
import type { ListingData } from '../screens/product-listing/listing-data';
import { breadcrumbList } from './breadcrumb-list';

/** A category with what its page lists. */
export interface Listing {
  readonly category: Category;
  /** Of the page. */
  readonly title: string;
  readonly data: ListingData;
}

/** What search engines read of a category, of its place and of its articles. */
export const describeListing = ({ category, title, data }: Listing, { baseUrl }: Site): readonly Json[] => [
  breadcrumbList(
    baseUrl,
    trailOf(category).map(({ path, label, crumb }) => ({ name: crumb ?? label, path })),
  ),
  {
    '@type': 'CollectionPage',
    name: title,
    url: baseUrl + category.path,
    isPartOf: { '@id': `${baseUrl}/#website` },
    ...itemList(data, baseUrl),
  },
];

/**
 * The articles of a page that has them all; the pages of a longer list are made in the browser. Names would repeat the
 * cards, which a search engine reads as well, in a page that is to arrive with the first packets.
 */
function itemList({ count, cards }: ListingData, baseUrl: string) {
  const articleNumbers = cards.articleNo.split('\n');
  if (articleNumbers.length < count) return {};
  return {
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: count,
      itemListElement: articleNumbers.map((articleNo, place) => ({
        '@type': 'ListItem',
        position: place + 1,
        url: baseUrl + articlePath(articleNo),
      })),
    },
  };
}
