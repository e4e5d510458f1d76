import type { CrossReference } from '../../../../articles/cross-reference';
import type { ArticleCard } from '../../../../articles/article-card';

/** What the page of equal or better articles shows. */
export type AlternativesData =
  /** Nothing is asked yet, or the text is not a marking. */
  { readonly kind: 'ask'; readonly typed: string; readonly message?: string } | FoundAlternatives;

export interface FoundAlternatives {
  readonly kind: 'found';
  readonly typed: string;
  /** What is to be replaced: `4X43DP`, or an article. */
  readonly wanted: string;
  /** Absent for a marking from another label. */
  readonly article?: ArticleCard;
  /** The other maker's article that was asked for. */
  readonly published?: CrossReference;
  /** Its code of EN 388. */
  readonly en388?: string;
  /** `abrasion 4, tear 4, ISO cut D, impact P`; empty if the article states no level. */
  readonly levels: string;
  /** Whether the label is of EN 388:2003. */
  readonly isOldEdition: boolean;
  /** The nearest, each with its difference. */
  readonly shown: readonly ArticleCard[];
  /** All of them. */
  readonly count: number;
  readonly untested: number;
  readonly compared: number;
  /** What the articles are that were compared: `gloves`, `articles of this kind`. */
  readonly comparedName: string;
  /** Address of the list of all of them; absent if all are shown. */
  readonly list?: string;
}
