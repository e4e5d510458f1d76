import type { ArticleCard } from '../../model/article-card';
import type { ShownArticle } from './shown-article';

/** What the view of an article shows. */
export type DetailData = FoundArticle | KnownArticle | MissingArticle;

export interface FoundArticle extends ShownArticle {
  readonly kind: 'found';
  readonly similar: readonly SimilarCard[];
  /** The further versions that are articles of the catalogue. */
  readonly knownVersions: readonly string[];
}

/** An article that comes near, and why. */
export interface SimilarCard {
  readonly article: ArticleCard;
  /** `Same palm, higher cut level`; absent if the two were not compared. */
  readonly reason?: string;
}

/** The list knows the article, but its details could not be loaded. */
export interface KnownArticle {
  readonly kind: 'known';
  readonly article: ArticleCard;
}

export interface MissingArticle {
  readonly kind: 'missing';
  /** What was asked for, decoded. */
  readonly articleNo: string;
  /** Articles whose numbers come nearest. */
  readonly near: readonly ArticleCard[];
  /** Address of the category that the number most likely belongs to. */
  readonly category?: string;
}
