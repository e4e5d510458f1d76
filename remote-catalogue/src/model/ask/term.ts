import type { CrossReference } from '../../../articles/cross-reference';
import type { Condition } from '../../../articles/facets/conditions';

/** A part of a searched text, and what it asks of an article. */
export type Term = AskedTerm | SaidTerm;

interface TermBase {
  /** As its chip names it: `Cut (ISO) E or better`. */
  readonly label: string;
  /** The places in the text that it was read from, each from its first character to that after the last. */
  readonly places: readonly (readonly [start: number, end: number])[];
  /** As it is written, where that is another word: `jaket` of `jacket`. */
  readonly written?: string;
}

/** A part that articles state, or not. */
export interface AskedTerm extends TermBase {
  readonly kind: 'asked';
  /** What decides how much it weighs, and whether an article is listed without it. */
  readonly sort: 'kind' | 'protection' | 'material' | 'colour' | 'size' | 'adjective' | 'word' | 'number';
  readonly isDenied: boolean;
  readonly asks: Asked;
}

/** Values of columns, of which each column needs one; or words, of which one must stand in a line; or beginnings of numbers, of which one is enough. */
export type Asked =
  | { readonly by: 'conditions'; readonly where: readonly Condition[] }
  | { readonly by: 'words'; readonly alternatives: readonly Alternative[] }
  | { readonly by: 'numbers'; readonly numbers: readonly string[] };

/** Words that prove a term. */
export interface Alternative {
  /** Each proves it; words with a space between, the asked ones first. */
  readonly proofs: readonly string[];
  /** What only comes near. */
  readonly near: readonly string[];
  /** What must be stated besides. */
  readonly needed: readonly string[];
  /** True while its last word is typed: what begins with it counts. */
  readonly isOpen?: boolean;
}

/** A part that no article can state. */
export interface SaidTerm extends TermBase {
  /** A word that nothing here knows, a kind that is not sold, another maker, a temperature below zero, a word that asks for an explanation. */
  readonly kind: 'unknown' | 'not-sold' | 'maker' | 'cold' | 'question';
  /** Articles of other makers that the text names. */
  readonly published?: readonly CrossReference[];
  /** The word that is near to an unknown one. */
  readonly offer?: string;
}
