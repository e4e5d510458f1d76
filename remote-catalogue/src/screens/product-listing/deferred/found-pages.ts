import type { FoundPage, LoadContext } from 'shared-types';
import { readListingPlace, searchQuery } from '../../../model/ask/listing-place';
import type { Address } from '../../../model/answer/read-question';
import { suggestSizeGuides } from '../../../model/suggesting/suggest-size-guides';
import type { ListedArticles } from './articles-at';

/** How many pages stand above the articles at most. */
const mostPages = 3;

/** A list waits no longer for its pages, in milliseconds: they would push it down when they come. */
const mostWaitMs = 1000;

const known = new Map<string, readonly FoundPage[]>();

/** The text that all articles are searched for at an address; empty where it lists a category. */
function searchedText({ path, search }: Address): string {
  const place = readListingPlace(path);
  if (place.kind === 'search') return place.text;
  return place.kind === 'category' && place.category.text === '' ? searchQuery(search) : '';
}

/** Finds the pages for a search before its list is shown, so that both come at once. A list without them is better than none. */
export async function preparePages(
  { findPages }: Pick<LoadContext, 'findPages'>,
  address: Address,
  asking: Promise<ListedArticles>,
): Promise<ListedArticles> {
  const text = searchedText(address);
  if (text === '' || known.has(text)) return await asking;
  // Without them, they are asked for again with the next search for this text.
  const ofSite = findPages(text).catch(() => undefined);
  const articles = await asking;
  const own = suggestSizeGuides(articles.list.all.rows, text);
  const waited = new Promise<undefined>((resolve) => setTimeout(resolve, mostWaitMs));
  const others = await Promise.race([ofSite, waited]);
  if (others) known.set(text, [...own, ...others].slice(0, mostPages));
  return articles;
}

/** The pages that a text has been found to fit. */
export const foundPages = (text: string): readonly FoundPage[] => known.get(text) ?? [];
