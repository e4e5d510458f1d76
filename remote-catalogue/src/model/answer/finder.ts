import type { ProductRow } from '../../../articles/product-row';
import type { Condition } from '../../../articles/facets/conditions';
import type { SearchWord } from '../ask/search-words';

/** Articles that a text finds, and how it was read. */
export interface FoundWords {
  /** Articles that have every part of the text but the missing ones, the best first. */
  readonly rows: readonly ProductRow[];
  /** How many of them have every part itself; those that come after have what a part leads to. */
  readonly direct: number;
  /** How many of them have every part where it is stated; those that come after only mention one in their description. */
  readonly stated: number;
  /** Those from a place on do not state some parts, as they are written; partly: some of them state one. */
  readonly others: { readonly from: number; readonly without: readonly string[]; readonly isPartly: boolean };
  /** Parts that not all of those articles state which words lead to; then of those which only mention some. */
  readonly relatedTo: readonly (readonly string[])[];
  /** Parts that no article has, as they are written; `rows` is what is found without them. */
  readonly missing: readonly string[];
  /** The text without the missing parts. */
  readonly applied: string;
  /** True if `applied` answers the text: no missing part is a protection, and none may be the kind of article. */
  readonly isAnswered: boolean;
  /** The kind of article that nobody sells here, as visitors read it; nothing is listed in its place. */
  readonly notSold?: string;
  /** Another maker, whose article the text names; nothing is listed in its place. */
  readonly maker?: string;
  /** True if the text names articles by their numbers. */
  readonly isNamed?: boolean;
  /** What a named article does not state, as it is written. */
  readonly unmet?: readonly { readonly kind: string; readonly written: string }[];
  /** Standards, levels and trade names that articles only come near to, as they are written. */
  readonly loose?: readonly string[];
  /** Parts that were taken for another word. */
  readonly corrected: readonly Correction[];
  /** The line of an article's description that tells why it is found; `undefined` where its row does. */
  readonly lineOf?: (row: ProductRow) => string | undefined;
  /** Parts that no article may have, as they are written; texts that do not name them do not say so. */
  readonly denied: readonly string[];
  readonly lesser: () => readonly LesserText[];
}

/** A text that asks for less. */
export interface LesserText {
  readonly text: string;
  /** Parts that it does without, as they are written. */
  readonly without: readonly string[];
  /** True if no article states all of it. */
  readonly isNear?: boolean;
}

/** A mistyped word. */
export interface Correction {
  readonly written: string;
  readonly meant: string;
}

/** A sentence about how a text was read, and where else one can go. */
export interface Note {
  readonly text: string;
  readonly links?: readonly { readonly label: string; readonly address: string }[];
}

/** A text that is searched for. */
export interface Search {
  readonly text: string;
  /** The articles of the place that is asked: a category, or all. */
  readonly rows: readonly ProductRow[];
  /** True if the text is nothing but words. */
  readonly isLiteral?: boolean;
  /** True if the last word may not be complete. */
  readonly isTyping?: boolean;
}

/** A text in its parts. */
export interface ReadSearch {
  /** Markings, standards, levels and sizes, and the levels of hazards. */
  readonly where: readonly Condition[];
  /** The part of the text that is searched for as words. */
  readonly words: string;
  /** Articles of the whole catalogue that these words find; absent where there are none. */
  readonly found?: FoundWords | undefined;
  /** Sentences about how the text was read. @param exactWords address of a search for nothing but words, if one is offered */
  readonly notesOn: (total: number, exactWords: string | undefined) => readonly Note[];
}

/** Reads texts, and finds articles by the words of the trade. */
export interface Finder {
  /** All articles that it knows, in the order of the catalogue. */
  readonly rows: readonly ProductRow[];
  readonly read: (search: Search) => ReadSearch;
  /** Articles that the words of a text find. @param isTyping true if the last word may not be complete @param among places of those that count */
  readonly find: (
    words: readonly SearchWord[],
    isTyping?: boolean,
    among?: ReadonlySet<number>,
  ) => FoundWords;
}
