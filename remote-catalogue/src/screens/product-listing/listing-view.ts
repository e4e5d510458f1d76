import type { ScreenRequest } from 'shared-types';
import { cardsContaining, type ArticleCard } from '../../model/article-card';
import { categoryAt, type Category } from '../../model/categories';
import { readListingPlace, searchQuery } from '../../model/listing-place';
import type { ListingData } from './listing-data';

/** What the listing shows at an address. */
export interface ListingView {
  /** Absent for a search over all articles. */
  readonly category: Category | undefined;
  /** Searched text; empty if none is asked for. */
  readonly text: string;
  readonly articles: readonly ArticleCard[];
}

/** The view at the request's path and query. `?q=` narrows a category down; on `/products` it is a search of its own. */
export function listingView(data: ListingData, { path, search }: ScreenRequest): ListingView {
  const place = readListingPlace(path);
  if (place.kind === 'search') return { category: undefined, text: place.text, articles: data.articles };
  const category = place.kind === 'category' ? place.category : categoryAt(place.to);
  const text = searchQuery(search);
  if (!text) return { category, text, articles: data.articles };
  const isWholeCatalogue = category?.text === '';
  return {
    category: isWholeCatalogue ? undefined : category,
    text,
    articles: cardsContaining(data.articles, text),
  };
}
