import type { Head, Json, ScreenRequest } from 'shared-types';
import { articlePath } from '../../model/article-path';
import { trailOf, type Category } from '../../model/categories';
import { comparedNumbers, mostCompared } from '../../model/chosen-articles';
import { compareTitle } from '../../model/compare/compare-title';
import { readListingPlace, searchQuery, type ListingPlace } from '../../model/listing-place';
import { titleText } from '../../model/shown-text';
import { breadcrumbList } from '../../model/structured-data';
import type { ListingData } from './listing-data';

/** Title, description and structured data of a listing. Searches stay out of search engines. */
export function head(data: ListingData, { path, search, title }: ScreenRequest): Head {
  const { description } = data;
  const compared = Math.min(comparedNumbers(search).length, mostCompared);
  if (compared > 0) {
    return { title: compareTitle(compared), description, robots: 'noindex' };
  }
  const place = readListingPlace(path);
  const searched = searchedText(place, search);
  if (place.kind === 'category' && !searched) {
    return {
      title,
      description,
      structuredData: [breadcrumbOf(place.category, data), ...itemList(data)],
    };
  }
  return { title: `Search: ${titleText(searched)}`, description, robots: 'noindex' };
}

/** The text that a view searches all articles for; empty where it does not. */
function searchedText(place: ListingPlace, search: string): string {
  if (place.kind === 'search') return place.text;
  const isWholeCatalogue = place.kind === 'category' && place.category.text === '';
  return isWholeCatalogue ? searchQuery(search) : '';
}

function breadcrumbOf(category: Category, { baseUrl }: ListingData): Json {
  const crumbs = trailOf(category).map(({ path, label, crumb }) => ({ name: crumb ?? label, path }));
  return breadcrumbList(baseUrl, crumbs);
}

/** The articles of a page that has them all; the pages of a longer list are made in the browser. */
function itemList({ count, cards, baseUrl }: ListingData): readonly Json[] {
  const articleNumbers = cards.articleNo.split('\n');
  if (articleNumbers.length < count) return [];
  const itemListElement = articleNumbers.map((articleNo) => baseUrl + articlePath(articleNo));
  return [{ '@type': 'ItemList', itemListElement }];
}
