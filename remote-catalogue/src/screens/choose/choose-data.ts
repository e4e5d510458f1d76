import type { Head, ScreenRequest } from 'shared-types';
import type { Crumb } from '../../components/page';
import type { ArticleCard } from '../../../articles/article-card';
import type { Trade } from '../../../articles/hazards/hazards';
import type { CountedLink, TradeLink } from '../../model/answer/offered-hazards';
import type { StatedTest } from '../../model/answer/reason';

/** The articles of an answer. */
export interface Answer {
  /** What articles must state, as chips: `Cut (ISO): C or better`. */
  readonly levels: readonly string[];
  /** What the levels rest on, and what no marking can say. */
  readonly ground: Pick<Trade, 'basis' | 'isAdvice' | 'limit'>;
  readonly tests: readonly StatedTest[];
  /** All of them. */
  readonly count: number;
  /** The nearest, each with its reason. */
  readonly cards: readonly ArticleCard[];
  /** Address of the same list with filters. */
  readonly list: string;
}

/** A page of the choice by hazard: the hazards, the questions about one, or an answer. */
export interface ChooseData {
  /** From the products down; the page itself has no address. */
  readonly crumbs: readonly Crumb[];
  readonly heading: string;
  /** Title of the document; that of the route if absent. */
  readonly title?: string;
  readonly description: string;
  readonly lead: string;
  readonly remark: string;
  /** Links to go on with; a text stands below each hazard. */
  readonly groups: readonly {
    readonly heading: string;
    /** What no marking can say. */
    readonly text?: string;
    readonly links: readonly (CountedLink & { readonly text?: string })[];
  }[];
  /** The first step has them. */
  readonly trades?: readonly TradeLink[];
  /** An article that meets the most demanding of the questions. */
  readonly example?: ArticleCard;
  /** True if no article is behind the page. */
  readonly isEmpty: boolean;
  readonly answer?: Answer;
}

/** Title and description of a step. A step without articles stays out of search engines. */
export const head = (
  { description, isEmpty, title }: ChooseData,
  { title: ofRoute }: Pick<ScreenRequest, 'title'>,
): Head => ({ title: title ?? ofRoute, description, ...(isEmpty && { robots: 'noindex' }) });
