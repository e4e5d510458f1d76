import { inOrder, type Condition } from '../../../articles/facets/conditions';
import type { SortOrder } from '../../../articles/facets/sort-keys';

/** What an address asks of the catalogue, and nothing that is not in it. */
export interface Question {
  /** Searched text, trimmed; empty if there is none. */
  readonly text: string;
  /** `all`: only what states everything that the text asks; `any`: also all that misses something. */
  readonly match?: 'all' | 'any';
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
  where: [],
  form: 'cards',
  page: 1,
  articles: [],
};

/** A question with other conditions: its list is shown from the first page. */
export const askedWith = (question: Question, where: readonly Condition[]): Question => ({
  ...question,
  where: inOrder(where),
  page: 1,
});

/** A question with one more condition; a level takes the place of that of its column. */
export const withCondition = (question: Question, condition: Condition): Question =>
  askedWith(question, [...question.where, condition]);

/** A question without a condition. */
export const withoutCondition = (question: Question, { column, value }: Condition): Question =>
  askedWith(
    question,
    question.where.filter((each) => each.column !== column || each.value !== value),
  );
