/** What the page shows instead of articles. */
export interface SearchData {
  readonly categories: readonly SearchCategory[];
  readonly standards: readonly SearchStandard[];
}

/** A category with articles. */
export interface SearchCategory {
  readonly path: string;
  readonly label: string;
  readonly articles: number;
  /** As `cardAddress`; empty where it has none. */
  readonly drawing: string;
}

/** A standard that articles are marked to. */
export interface SearchStandard {
  readonly label: string;
  /** The place that explains it. */
  readonly path: string;
}
