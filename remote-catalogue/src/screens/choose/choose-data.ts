import type { ArticleCard } from '../../model/article-card';
import type { Part } from '../../model/ask/saved/saved-questions';

/** A link to a hazard or to an answer, with what it leads to. */
export interface CountedLink {
  readonly path: string;
  readonly label: string;
  readonly text?: string;
  readonly articles: number;
}

/** The first step: what is the work? */
export interface HazardsData {
  readonly kind: 'hazards';
  readonly groups: readonly { readonly part: Part; readonly links: readonly CountedLink[] }[];
  readonly description: string;
}

/** Where a page stands. */
export interface HazardPlace {
  readonly path: string;
  readonly label: string;
  readonly part: Part;
}

/** The second step: how severe is it? */
export interface HazardData {
  readonly kind: 'hazard';
  readonly hazard: HazardPlace;
  readonly examples: string;
  readonly questions: readonly { readonly text: string; readonly answers: readonly CountedLink[] }[];
  /** What the range does not have; absent where it has articles. */
  readonly none?: string;
  readonly limit?: string;
  /** Hazards that the range has articles for, where it has none for this one. */
  readonly others: readonly CountedLink[];
  readonly description: string;
}

/** A test that stands behind an answer. */
export interface AnswerTest {
  /** `EN 388`. */
  readonly standard: string;
  /** Name of the standard in addresses. */
  readonly slug: string;
  readonly name: string;
  /** What the test does, in a sentence. */
  readonly plain: string;
  /** `≥ 15 N`; empty where the level has no figure. */
  readonly figure: string;
  readonly limit: string;
}

/** The last step: the articles. */
export interface AnswerData {
  readonly kind: 'answer';
  readonly hazard: HazardPlace;
  readonly label: string;
  /** The rule. */
  readonly sentence: string;
  readonly remark?: string;
  readonly tests: readonly AnswerTest[];
  /** Articles on all pages. */
  readonly count: number;
  /** Which page it is; absent for the first. */
  readonly page?: number;
  readonly cards: readonly ArticleCard[];
  /** Why each article is in the list, one line each. */
  readonly reasons: string;
  /** Address of the same list with filters; absent where it is empty. */
  readonly list?: string;
  /** The nearest answer that asks for less and has articles, where this one has none. */
  readonly weaker?: CountedLink;
  readonly description: string;
}

/** What a page of the choice by hazard shows. */
export type ChooseData = HazardsData | HazardData | AnswerData;
