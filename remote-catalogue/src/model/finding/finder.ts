import type { ProductRow } from '../product-row';

/** What a text finds. */
export interface FoundWords<Row = ProductRow> {
  /** Articles that have every part of the text but the missing ones, the best first. */
  readonly rows: readonly Row[];
  /** Parts that no article has, as they are written; `rows` is what is found without them. */
  readonly missing: readonly string[];
  /** Parts that were taken for another word. */
  readonly corrected: readonly Correction[];
  /** All parts that are asked for, and what the text is without each. */
  readonly parts: readonly TextPart[];
}

/** A mistyped word. */
export interface Correction {
  readonly written: string;
  readonly meant: string;
}

/** A part of a text. */
export interface TextPart {
  readonly written: string;
  /** The text without it. */
  readonly rest: string;
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
