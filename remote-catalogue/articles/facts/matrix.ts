import type { CardEvidence } from '../article-card';
import type { LevelSort } from '../facets/sort-keys';

/** Articles, and what each states of some facts. A list shows the articles as lines, a comparison as columns. */
export interface Matrix {
  readonly articles: readonly MatrixArticle[];
  readonly groups: readonly FactGroup[];
}

/** Article of a matrix. */
export interface MatrixArticle {
  readonly articleNo: string;
  readonly title: string;
  /** Address of its picture as `cardAddress`, where one is shown. */
  readonly drawing?: string;
  /** Markings in one line, for a list without room for cells; beside the places, those that the list is about. */
  readonly markings?: string;
  /** What it states of a searched text, and what it misses. */
  readonly evidence?: CardEvidence;
}

/** Facts that stand together, in their order. */
export interface FactGroup {
  /** Unique in the matrix. */
  readonly name: 'Places' | 'Codes' | 'Sizes' | 'Protection' | 'Construction' | 'Data';
  readonly facts: readonly MatrixFact[];
}

/** Fact that articles may state. */
export interface MatrixFact {
  /** Unique within its group and standard: `Abrasion`. */
  readonly name: string;
  /** `EN 388`. */
  readonly standard?: string;
  /** Order of the list that its head gives; absent where there is none. */
  readonly sort?: HeadSort;
  /** One cell for each article. */
  readonly cells: readonly MatrixCell[];
}

/** Statement of one article about one fact. A glove has no shell, a garment no palm: `does-not-apply`. */
export type MatrixCell =
  | { readonly kind: 'text'; readonly text: string }
  | LevelCell
  | { readonly kind: 'not-stated' | 'does-not-apply' };

/** Place of a marking. */
export interface LevelCell {
  readonly kind: 'level';
  /** As printed. */
  readonly printed: string;
  /** `3 of 4`, `not tested`. */
  readonly words: string;
  readonly isTested: boolean;
  /** 0 below the lowest level. */
  readonly level: number;
  /** Steps of the scale; 0 where there is none to draw. */
  readonly steps: number;
  /** True if it stands out: the best of the compared levels, or the ISO cut in a list. */
  readonly isMarked: boolean;
}

/** Orders that a head gives. */
export type HeadKey = 'article' | 'title' | LevelSort;

/** Order that a head gives. */
export interface HeadSort {
  readonly key: HeadKey;
  /** Where the list is in that order. */
  readonly address: string;
  /** Direction of the list as it is; absent where it is in another order. */
  readonly current?: 'ascending' | 'descending';
}

/** Cell of a text; without one, nothing is stated. */
export const textCell = (text: string | undefined): MatrixCell =>
  text ? { kind: 'text', text } : { kind: 'not-stated' };

/** True if an article says nothing of the fact. */
export const isAbsent = ({ kind }: MatrixCell): boolean => kind === 'not-stated' || kind === 'does-not-apply';

/** Text of a cell, in one line. */
export function cellText(cell: MatrixCell): string {
  switch (cell.kind) {
    case 'text':
      return cell.text;
    case 'level':
      return `${cell.printed} ${cell.words}`;
    case 'not-stated':
      return 'not stated';
    case 'does-not-apply':
      return 'does not apply';
  }
}

/** True if not all articles state the same. */
export const differs = ({ cells }: MatrixFact): boolean => new Set(cells.map(cellText)).size > 1;

/** Groups with only those facts in which the articles differ. */
export const differencesIn = (groups: readonly FactGroup[]): readonly FactGroup[] =>
  groupsWith(groups, differs);

/** Groups with some of their facts; empty ones are left out. */
export const groupsWith = (
  groups: readonly FactGroup[],
  isShown: (fact: FactGroup['facts'][number]) => boolean,
) =>
  groups
    .map(({ name, facts }) => ({ name, facts: facts.filter(isShown) }))
    .filter(({ facts }) => facts.length > 0);
