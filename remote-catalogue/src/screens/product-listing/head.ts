import type { Head, Json, ScreenRequest } from 'shared-types';
import { articlePath } from '../../model/article-card';
import { trailOf, type Category } from '../../model/categories';
import { comparedNumbers, mostCompared } from '../../model/chosen-articles';
import { compareTitle } from '../../model/compare/compare-title';
import { readListingPlace, searchQuery, type ListingPlace } from '../../model/listing-place';
import { cutText, titleText } from '../../model/shown-text';
import { breadcrumbList } from '../../model/structured-data';
import type { ListingData } from './listing-data';

const longestDescription = 160;

/** Title, description and structured data of a listing. Searches stay out of search engines. */
export function head(data: ListingData, { path, search, title }: ScreenRequest): Head {
  const compared = Math.min(comparedNumbers(search).length, mostCompared);
  if (compared > 0) {
    return {
      title: compareTitle(compared),
      description: 'Articles side by side: protection levels, construction, sizes, care and packing.',
      robots: 'noindex',
    };
  }
  const place = readListingPlace(path);
  const searched = searchedText(place, search);
  if (place.kind === 'category' && !searched) {
    return {
      title,
      description: descriptionOf(place.category, data),
      structuredData: [breadcrumbOf(place.category, data), itemList(data)],
    };
  }
  return {
    title: `Search: ${titleText(searched)}`,
    description: 'Gloves and workwear whose article number, title or type contains the searched text.',
    robots: 'noindex',
  };
}

/** The text that a view searches all articles for; empty where it does not. */
function searchedText(place: ListingPlace, search: string): string {
  if (place.kind === 'search') return place.text;
  const isWholeCatalogue = place.kind === 'category' && place.category.text === '';
  return isWholeCatalogue ? searchQuery(search) : '';
}

function descriptionOf({ label, crumb = label }: Category, { count, cards, lastTitle }: ListingData): string {
  const [firstTitle = ''] = cards.title.split('\n');
  const about = `${crumb}: ${count} articles with drawings, sizes, materials and test markings`;
  return cutText(
    `${about}, from ${firstTitle || 'gloves'} to ${lastTitle || 'workwear'}.`,
    longestDescription - 1,
  );
}

function breadcrumbOf(category: Category, { baseUrl }: ListingData): Json {
  const crumbs = trailOf(category).map(({ path, label, crumb }) => ({ name: crumb ?? label, path }));
  return breadcrumbList(baseUrl, crumbs);
}

function itemList({ cards, baseUrl }: ListingData): Json {
  return {
    '@type': 'ItemList',
    itemListElement: cards.articleNo.split('\n').map((articleNo, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      url: baseUrl + articlePath(articleNo),
    })),
  };
}
