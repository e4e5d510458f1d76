import type { ArticleCard } from '../../../articles/article-card';
import type { ShownArticle } from '../../../articles/facts/shown-article';

export type DetailData = FoundArticle | MissingArticle;

export interface FoundArticle extends ShownArticle {
  readonly kind: 'found';
  readonly similar: readonly ArticleCard[];
  /** The further versions that are articles of the catalogue. */
  readonly knownVersions: readonly ArticleCard[];
  /** Articles that state at least the same level in every place, the nearest first. Absent where the article states none. */
  readonly equalOrBetter?: {
    readonly articles: readonly ArticleCard[];
    /** All of them, those that are not among `articles` too. */
    readonly count: number;
    /** Articles that are left out because they are not tested for one of the levels. */
    readonly untested: number;
  };
}

export interface MissingArticle {
  readonly kind: 'missing';
  /** Number that was asked for, decoded. */
  readonly articleNo: string;
  /** Articles whose numbers come nearest. */
  readonly near: readonly ArticleCard[];
}
