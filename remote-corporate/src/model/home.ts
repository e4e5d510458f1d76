import type { CategoryFact, FeaturedFact } from 'shared-types';

/** A category of the catalogue, as a tile shows it; without its count if the catalogue does not say. */
export type CategoryTile = Pick<CategoryFact, 'path' | 'label' | 'group' | 'drawing'> &
  Partial<Pick<CategoryFact, 'count'>>;

/** An article that the catalogue puts forward. */
export type FeaturedArticle = Pick<FeaturedFact, 'articleNo' | 'title' | 'path' | 'drawing'>;

/** A link of a row, with a sentence. */
export interface RowLink {
  readonly label: string;
  readonly text: string;
  readonly path: string;
  /** Shown large above the label: `99.2 %`. */
  readonly figure?: string;
  /** ISO 8601; the link goes when the time has come. */
  readonly until?: string;
  /** It states what an invented company does. */
  readonly isSample?: boolean;
}

/** A heading and links beside it; the first three that have not ended are shown. */
export interface LinkRow {
  readonly heading: string;
  readonly links: readonly RowLink[];
}

/** What the home page shows beside its texts. */
export interface HomeData {
  readonly categories: readonly CategoryTile[];
  readonly featured: readonly FeaturedArticle[];
  readonly rows: readonly LinkRow[];
  /** Says that the site shows examples; empty on a real one. */
  readonly notice: string;
  /** Paths that the site leaves out, because nothing is there; absent where nothing is left out. */
  readonly leftOut?: readonly string[];
}
