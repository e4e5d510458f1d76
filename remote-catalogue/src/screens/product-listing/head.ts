import type { Head, ScreenRequest } from 'shared-types';
import { comparedNumbers, mostCompared } from '../../model/chosen-articles';
import { compareTitle } from '../../model/compare/compare-title';
import { readListingPlace, searchQuery, type ListingPlace } from '../../model/listing-place';
import { titleText } from '../../model/shown-text';
import type { ListingData } from './listing-data';

/** Title and description of a listing. Searches stay out of search engines. */
export function head(data: ListingData, { path, search, title }: ScreenRequest): Head {
  const { description } = data;
  const compared = Math.min(comparedNumbers(search).length, mostCompared);
  if (compared > 0) {
    return { title: compareTitle(compared), description, robots: 'noindex' };
  }
  const place = readListingPlace(path);
  const searched = searchedText(place, search);
  if (place.kind === 'category' && !searched) {
    return { title, description };
  }
  return { title: `Search: ${titleText(searched)}`, description, robots: 'noindex' };
}

/** The text that a view searches all articles for; empty where it does not. */
function searchedText(place: ListingPlace, search: string): string {
  if (place.kind === 'search') return place.text;
  const isWholeCatalogue = place.kind === 'category' && place.category.text === '';
  return isWholeCatalogue ? searchQuery(search) : '';
}
