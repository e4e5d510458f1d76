import type { Head, ScreenRequest } from 'shared-types';
import { compareTitle, comparedNumbers, mostCompared } from '../../model/chosen-articles';
import { numberedPage } from '../../model/answer/page-of';
import type { Address } from '../../model/answer/read-question';
import { readListingPlace, searchQuery } from '../../model/ask/listing-place';
import { titleText } from '../../model/shown-text';
import type { ListingData } from './list-view';

/** Title and description of a listing. Searches stay out of search engines. */
export function head(data: ListingData, { path, search, title }: ScreenRequest): Head {
  const { description } = data;
  const compared = Math.min(comparedNumbers(search).length, mostCompared);
  if (compared > 0) return { title: compareTitle(compared), description, robots: 'noindex' };
  const searched = searchedText({ path, search });
  if (searched) return { title: `Search: ${titleText(searched)}`, description, robots: 'noindex' };
  // Nothing is listed: the page is for those who follow an old link, not for search engines.
  const { count, page: own } = data.view;
  if (count === 0) return { title, description, robots: 'noindex' };
  const page = numberedPage(count, search);
  // Of the pages that the data are not of, the description is not known.
  const known = page === own.page ? description : '';
  if (page === 1) return { title, description: known };
  return { title: `${title} – page ${page}`, description: known, search: `?page=${page}` };
}

/** The text that a view searches all articles for; empty if it is not a search. */
export function searchedText({ path, search }: Address): string {
  const place = readListingPlace(path);
  if (place.kind === 'search') return place.text;
  return path === '/products' ? searchQuery(search) : '';
}
