import type { LevelSort } from '../../answer/sort-keys';

/** The head of a column. */
export interface TableHead {
  /** Unique in the table. */
  readonly key: string;
  readonly name: string;
  /** `EN 407`. */
  readonly standard: string;
  readonly sort?: HeadSort;
}

/** Orders that a head gives. */
export type HeadKey = 'article' | 'title' | LevelSort;

/** The order that a head gives. */
export interface HeadSort {
  readonly key: HeadKey;
  /** Where the list is in that order. */
  readonly address: string;
  /** Of the list as it is; absent where it is in another order. */
  readonly current?: 'ascending' | 'descending';
}

/** What is printed in one place of EN 388. */
export interface PlaceCell {
  readonly character: string;
  /** What the character says: `3 of 4`. */
  readonly words: string;
  readonly isTested: boolean;
  readonly isCut: boolean;
}

/** One article. */
export interface TableRow {
  readonly articleNo: string;
  readonly title: string;
  /** Six; none where the article is not marked to EN 388. */
  readonly places: readonly PlaceCell[];
  /** In the order of the heads; empty where the article is not marked to the standard. */
  readonly cells: readonly string[];
  /** The markings in one line, for a table without room for the cells; beside the places, those that the list is about. */
  readonly markings: string;
  /** `7–11`. */
  readonly sizes: string;
}

/** A page of a list, one article a line. */
export interface ArticleTable {
  readonly number: HeadSort;
  readonly title: HeadSort;
  /** Heads of the six places of EN 388; none if no article of the list is marked to it. */
  readonly places: readonly TableHead[];
  readonly heads: readonly TableHead[];
  readonly rows: readonly TableRow[];
  /** How many of them contain the searched text; the others are related to it. Absent where all do. */
  readonly containing?: number;
}
