import type { ArticleCard } from '../../model/article-card';

/** What a listing shows. */
export interface ListingData {
  readonly articles: readonly ArticleCard[];
  /** Number of articles of each category, in the order of `categories`. */
  readonly counts: readonly number[];
  /** Drawings of the categories of one type, for the ways out of an empty list; empty on all others. */
  readonly drawings: readonly string[];
  /** Address of the site, for what search engines read. */
  readonly baseUrl: string;
}
