import type { Head, Json, ScreenRequest } from 'shared-types';
import { articlePath } from '../../model/article-card';
import { trailOf, type Category } from '../../model/categories';
import { readListingPlace } from '../../model/listing-place';
import { cutText, titleText } from '../../model/shown-text';
import { breadcrumbList } from '../../model/structured-data';
import type { ListingData } from './listing-data';

const longestDescription = 160;

/** Title, description and structured data of a listing. Searches stay out of search engines. */
export function head(data: ListingData, { path, title }: ScreenRequest): Head {
  const place = readListingPlace(path);
  if (place.kind === 'category') {
    return {
      title,
      description: descriptionOf(place.category, data),
      structuredData: [breadcrumbOf(place.category, data), itemList(data)],
    };
  }
  const text = place.kind === 'search' ? titleText(place.text) : '';
  return {
    title: `Search: ${text}`,
    description: `Gloves and workwear whose article number, title or type contains the searched text: ${data.articles.length} articles.`,
    robots: 'noindex',
  };
}

function descriptionOf({ label, crumb = label }: Category, { articles }: ListingData): string {
  const about = `${crumb}: ${articles.length} articles with drawings, sizes, materials and test markings`;
  return cutText(
    `${about}, from ${articles[0]?.title ?? 'gloves'} to ${articles.at(-1)?.title ?? 'workwear'}.`,
    longestDescription - 1,
  );
}

function breadcrumbOf(category: Category, { baseUrl }: ListingData): Json {
  const crumbs = trailOf(category).map(({ path, label, crumb }) => ({ name: crumb ?? label, path }));
  return breadcrumbList(baseUrl, crumbs);
}

function itemList({ articles, baseUrl }: ListingData): Json {
  return {
    '@type': 'ItemList',
    itemListElement: articles.map(({ articleNo }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      url: baseUrl + articlePath(articleNo),
    })),
  };
}
