import type { RatedStandard } from '../../../articles/standards/standard-names';

/** Whom a hazard concerns: gloves are for the hands, garments for the body. */
export type Part = 'hands' | 'body';

/** A level or a value that an article must state, as a filter of a listing asks for it. */
export interface Ask {
  /** Key of a column of `listing/facets.ts`. */
  readonly column: string;
  readonly value: string;
}

/** What an article must state. */
export interface Rule {
  /** All of them. */
  readonly asks?: readonly Ask[];
  /** The rule holds only where nothing is tested in this column. */
  readonly unlessTested?: string;
  /** A property that no filter asks for: this place of the marking must state a level. */
  readonly states?: { readonly standard: RatedStandard; readonly place: string };
}

/** The place of a marking whose test stands behind an answer. */
export interface Test {
  readonly standard: RatedStandard;
  /** As `MarkingPlace.key`; absent for the whole standard. */
  readonly place?: string;
  /** Level that is asked for, from 1 on; absent for any. */
  readonly level?: number;
}

/** An answer to a question. */
export interface Answer {
  /** In addresses; unique within the hazard. */
  readonly slug: string;
  readonly label: string;
  /** The rule in a sentence. */
  readonly sentence: string;
  /** An article must meet one of them. Those that meet an earlier one come first. */
  readonly rules: readonly Rule[];
  readonly tests: readonly Test[];
  /** Slug of the answer that asks for less; the one before it where the question has an order. */
  readonly weaker?: string;
  /** What a reader must know of the list. */
  readonly remark?: string;
}

/** A question about the work. */
export interface Question {
  readonly text: string;
  readonly answers: readonly Answer[];
  /** Whether each answer asks for more than the one before it. */
  readonly isOrdered?: boolean;
}

/** Something that gloves and garments are tested for. */
export interface Hazard {
  /** In addresses; unique. */
  readonly slug: string;
  readonly part: Part;
  readonly label: string;
  /** Where one meets it, in a few words. */
  readonly examples: string;
  readonly questions: readonly Question[];
  /** Said where no article is tested for it. */
  readonly none: string;
  /** Said in any case. */
  readonly limit?: string | undefined;
}
