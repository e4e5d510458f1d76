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
