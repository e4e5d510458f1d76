import type { CategoryFact, FeaturedFact, HazardFact } from 'shared-types';

/** A category of the catalogue, as a tile shows it; without its count if the catalogue does not say. */
export type CategoryTile = Pick<CategoryFact, 'path' | 'label' | 'group' | 'drawing'> &
  Partial<Pick<CategoryFact, 'count'>>;

/** Path of the categories in the release for when the catalogue is not available. */
export const usualCategoriesPath = 'data/usual-categories.json';

/** An article that the catalogue puts forward. */
export interface FeaturedArticle extends Pick<FeaturedFact, 'articleNo' | 'title' | 'path' | 'drawing'> {
  /** `EN 388 4X43DP`; empty where none is stated. */
  readonly marking: string;
}

/** A hazard that visitors choose articles by. */
export type HazardLink = Pick<HazardFact, 'path' | 'label' | 'examples' | 'count'>;

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

/** Data of the home page, besides its texts. */
export interface HomeData {
  readonly categories: readonly CategoryTile[];
  readonly featured: readonly FeaturedArticle[];
  /** Those with articles; absent where the catalogue offers no choice by hazard. */
  readonly hazards?: readonly HazardLink[];
  readonly rows: readonly LinkRow[];
  /** Says that the site shows examples; empty on a real one. */
  readonly notice: string;
  /** Paths that the site leaves out, because nothing is there; absent where nothing is left out. */
  readonly leftOut?: readonly string[];
}
