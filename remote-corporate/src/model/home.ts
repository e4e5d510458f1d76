import type { CategoryFact, HazardFact } from 'shared-types';

/** A category of the catalogue, as a tile shows it; without its count if the catalogue does not say. */
export type CategoryTile = Pick<CategoryFact, 'path' | 'label' | 'group' | 'drawing'> &
  Partial<Pick<CategoryFact, 'count'>>;

/** Path of the categories in the release for when the catalogue is not available. */
export const usualCategoriesPath = 'data/usual-categories.json';

/** A hazard that visitors choose articles by. */
export type HazardLink = Pick<HazardFact, 'path' | 'label'>;

/** A trade as a tile shows it. */
export type TradeTile = Omit<CategoryTile, 'group'>;

/** Data of the home page, besides its texts. */
export interface HomeData {
  readonly categories: readonly CategoryTile[];
  /** Those with articles; none where the catalogue offers no choice by hazard. */
  readonly hazards: readonly HazardLink[];
  readonly trades: readonly TradeTile[];
  /** Paths that the site leaves out, because nothing is there; absent where nothing is left out. */
  readonly leftOut?: readonly string[];
}
