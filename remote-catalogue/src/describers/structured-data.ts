import type { Json } from 'shared-types';
import type { ArticleCard } from '../../articles/article-card';
import { articlePath } from '../../articles/article-path';
import type { Crumb } from '../components/page';

/** A breadcrumb as schema.org has it, home first. */
export const breadcrumbList = (baseUrl: string, crumbs: readonly Required<Crumb>[]): Json => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: '/home' }, ...crumbs].map(({ name, path }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: baseUrl + path,
  })),
});

export interface Collection {
  readonly crumbs: readonly Required<Crumb>[];
  readonly title: string;
  /** Address without the site's. */
  readonly address: string;
  /** The articles of the page, and the position of the first one in the whole list. */
  readonly list:
    | false
    | { readonly count: number; readonly cards: readonly ArticleCard[]; readonly first: number };
}

/** A page with articles as schema.org has it, without their names: search engines read the cards too. */
export const collectionPage = (baseUrl: string, { crumbs, title, address, list }: Collection): Json[] => [
  breadcrumbList(baseUrl, crumbs),
  {
    '@type': 'CollectionPage',
    name: title,
    url: baseUrl + address,
    isPartOf: { '@id': `${baseUrl}/#website` },
    ...(list && {
      mainEntity: {
        '@type': 'ItemList',
        numberOfItems: list.count,
        itemListElement: list.cards.map(({ articleNo }, place) => ({
          '@type': 'ListItem',
          position: list.first + place,
          url: baseUrl + articlePath(articleNo),
        })),
      },
    }),
  },
];
