import type { SortOrder } from '../answer/sort-keys';

/** A value that articles must have, as a filter asks for it. */
export interface Condition {
  /** Key of a facet column. */
  readonly column: string;
  readonly value: string;
}

/** What an address asks of the catalogue, and nothing that is not in it. */
export interface Question {
  /** Searched text, trimmed; empty if there is none. */
  readonly text: string;
  /** True if the text is searched for word by word. */
  readonly isLiteral: boolean;
  /** In the order of the filters: each value once, one level of a property. */
  readonly where: readonly Condition[];
  /** Absent for the order that the list has anyway. */
  readonly order?: SortOrder;
  /** `columns`: the named articles side by side. */
  readonly form: 'cards' | 'table' | 'columns';
  /** From 1 on. */
  readonly page: number;
  /** Numbers of the articles to compare, in the order they were chosen; a comparison says which it has no room for. */
  readonly articles: readonly string[];
}

/** The question of an address without a query: all articles of its place. */
export const wholeList: Question = {
  text: '',
  isLiteral: false,
  where: [],
  form: 'cards',
  page: 1,
  articles: [],
};
