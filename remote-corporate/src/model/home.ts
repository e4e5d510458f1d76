/** A category of the catalogue, as a tile shows it. */
export interface CategoryTile {
  readonly path: string;
  readonly label: string;
  readonly group: string;
  /** Address of its drawing. */
  readonly drawing: string;
  /** How many articles it has; unknown if the catalogue does not say. */
  readonly count?: number;
}

/** An article that the catalogue puts forward. */
export type FeaturedArticle = Readonly<Record<'articleNo' | 'title' | 'path' | 'drawing', string>>;

/** What the catalogue tells the home page. */
export interface HomeData {
  readonly categories: readonly CategoryTile[];
  readonly featured: readonly FeaturedArticle[];
}
