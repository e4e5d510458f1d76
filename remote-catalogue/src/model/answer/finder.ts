import type { SearchWord } from '../ask/search-words';
import type { TranslatedText } from '../ask/word-lists';
import type { ProductRow } from '../../../articles/product-row';

/** What a text finds. */
export interface FoundWords {
  /** Articles that have every part of the text but the missing ones, the best first. */
  readonly rows: readonly ProductRow[];
  /** Parts that no article has, as they are written; `rows` is what is found without them. */
  readonly missing: readonly string[];
  /** The text without the missing parts. */
  readonly applied: string;
  /** Whether `applied` answers the text: no missing part is a protection, and none may be the kind of article. */
  readonly isAnswered: boolean;
  /** The kind of article that nobody sells here, as visitors read it; nothing is listed in its place. */
  readonly notSold?: string;
  /** Another maker, whose article the text names; nothing is listed in its place. */
  readonly maker?: string;
  /** Protections that no article of the named kind has, as they are written. */
  readonly unmet?: readonly { readonly kind: string; readonly written: string }[];
  /** Standards and levels that articles only come near to, as they are written. */
  readonly loose?: readonly string[];
  /** Parts that were taken for another word. */
  readonly corrected: readonly Correction[];
  /** Parts that no article may have, as they are written; texts that do not name them do not say so. */
  readonly denied: readonly string[];
  /** Texts that ask for less, and keep every protection and the kind of article. */
  readonly lesser: () => readonly string[];
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
  /** A text in English, where it has trade words of another language, and without the name of another maker. */
  readonly translate: (text: string) => TranslatedText;
  /** What the words of a text find. @param isTyping true if the last word may not be complete */
  readonly find: (words: readonly SearchWord[], isTyping?: boolean) => FoundWords;
}
