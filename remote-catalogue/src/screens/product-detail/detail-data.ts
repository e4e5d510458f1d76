import type { ArticleCard } from '../../model/article-card';
import type { Product } from '../../model/product';

/** What the view of an article shows. */
export type DetailData = FoundArticle | MissingArticle;

export interface FoundArticle {
  readonly kind: 'found';
  readonly product: Product;
  readonly similar: readonly ArticleCard[];
  /** The further versions that are articles of the catalogue. */
  readonly knownVersions: readonly string[];
  /** Address of the site, for what search engines read. */
  readonly baseUrl: string;
}

export interface MissingArticle {
  readonly kind: 'missing';
  /** What was asked for, decoded. */
  readonly articleNo: string;
  /** Articles whose numbers come nearest. */
  readonly near: readonly ArticleCard[];
}
