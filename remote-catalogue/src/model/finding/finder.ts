import type { ProductRow } from '../../../articles/product-row';

/** What a text finds. */
export interface FoundWords<Row = ProductRow> {
  /** Articles that have every part of the text but the missing ones, the best first. */
  readonly rows: readonly Row[];
  /** Parts that no article has, as they are written; `rows` is what is found without them. */
  readonly missing: readonly string[];
  /** The text without the missing parts. */
  readonly applied: string;
  /** Whether `applied` answers the text: no missing part is a protection, and none may be the kind of article. */
  readonly isAnswered: boolean;
  /** Parts that were taken for another word. */
  readonly corrected: readonly Correction[];
  /** Parts that no article may have, as they are written; texts that do not name them do not say so. */
  readonly denied: readonly string[];
  /** Texts that ask for less, and keep every protection and the kind of article. */
  readonly lesser: readonly string[];
}

/** A mistyped word. */
export interface Correction {
  readonly written: string;
  readonly meant: string;
}

/** Finds articles by the words of the trade. */
export interface Finder {
  /** All articles that it knows, in the order of the catalogue. */
  readonly rows: readonly ProductRow[];
  /** What a text finds. The last answers are remembered. */
  readonly find: (text: string) => FoundWords;
  /** The best articles for a text whose last word is still being typed. */
  readonly suggest: (text: string, most: number) => readonly ProductRow[];
}
