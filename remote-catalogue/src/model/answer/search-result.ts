import type { FoundPage } from 'shared-types';
import type { CardEvidence } from '../../../articles/article-card';
import type { ProductRow } from '../../../articles/product-row';
import type { Term } from '../ask/term';
import type { Fit, Fitting } from './fit';
import type { Counted } from './sentences';

/** Reads texts, and lists the articles that state what they ask. */
export interface TextFinder {
  /** @param isTyping true if the last word may not be complete */
  readonly read: (text: string, isTyping?: boolean) => readonly Term[];
  /** Lists some articles by the terms of a text. @param text as it is written */
  readonly find: (terms: readonly Term[], rows: readonly ProductRow[], text?: string) => Fitting;
}

/** A text, whether its last word may not be complete, and what a service answers for it. */
export interface SearchedText {
  readonly text: string;
  readonly isTyping?: boolean;
  /** What the search call answers for it; the rows are searched if absent. */
  readonly called?: readonly ProductRow[] | undefined;
}

/** The articles that a text lists. */
export interface Searched {
  readonly terms: readonly Term[];
  /** Those that state everything, then those that miss something, then those that only contain the text. */
  readonly rows: readonly ProductRow[];
  /** Of each row, its place in that order: 0, 1 or 2; 0, too, where nothing but the text itself is found. */
  readonly groups: readonly number[];
  readonly fitting: Fitting;
  /** By number, the fits of those that state something. */
  readonly fits: ReadonlyMap<string, Fit>;
  /** Whether the search call answers the text itself. */
  readonly isContained: boolean;
  /** Pages that explain its standards. */
  readonly pages: readonly FoundPage[];
  /** Whether it is nothing but standards, or asks what something is. */
  readonly isQuestion: boolean;
  /** What is said above the articles. */
  readonly evidence: (shown: ShownCounts) => Evidence;
  /** What is said on the card of an article. */
  readonly onCard: (row: ProductRow) => CardEvidence | undefined;
}

/** A part of the text as it was understood. */
export interface Understood {
  readonly label: string;
  /** The list of the text without it; absent where nothing would be left. */
  readonly without?: string;
  /** Another word that was meant, or is written in another language. */
  readonly written?: string;
  /** True if nothing here knows it. */
  readonly isUnknown?: boolean;
  /** A word that is near to an unknown one, and the list of the text with it. */
  readonly offer?: { readonly label: string; readonly address: string };
}

/** How a text was understood, and how well articles fit it. */
export interface Evidence {
  readonly understood: readonly Understood[];
  /** What stands in place of the heading where the text asks for what is not sold, with a way on. */
  readonly heading?: string;
  readonly way?: { readonly label: string; readonly path: string };
  /** How many match everything, and how many miss something. */
  readonly counts: string;
  /** Why others are not listed, and what none of the listed states. */
  readonly remarks: readonly string[];
}

/** How many of each group a list has, after its filters, and where it leads with another text. */
export interface ShownCounts extends Pick<Counted, 'whole' | 'others' | 'contained'> {
  readonly addressOf: (text: string) => string;
}
