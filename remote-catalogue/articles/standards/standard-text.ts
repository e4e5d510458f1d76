import type { markingForms } from './marking-forms';
import type { RatedStandard } from './standard-names';

/** The figures that a test asks for, one a level. */
export interface Threshold {
  /** What is measured, where a place measures more than one thing. */
  readonly of?: string;
  /** `≥`, `>` or `≤`. */
  readonly relation: string;
  /** One a level, the lowest first; null where the level asks for none. */
  readonly values: readonly (number | null)[];
  /** Empty for an index. */
  readonly unit: string;
}

/** What a place of a marking means. */
export interface PlaceText {
  readonly label: string;
  /** One sentence for a reader who does not know the standard. */
  readonly plain: string;
  readonly thresholds?: readonly Threshold[];
  /** What each level means where no figure says it, the lowest first. */
  readonly meanings?: readonly string[];
  /** What the result does not say. */
  readonly limit?: string;
}

/** What a standard is about. */
export interface StandardText<Key extends string = string> {
  readonly title: string;
  /** The edition whose form and figures stand here. */
  readonly edition: string;
  readonly places: Readonly<Record<Key, PlaceText>>;
  /** What a reader must know of every article marked to it. */
  readonly limit?: string;
}

/** Keys of the places of a standard. */
type PlaceKey<Standard extends RatedStandard> = (typeof markingForms)[Standard]['places'][number]['key'];

/** The texts of all standards, none of their places left out. */
export type StandardTexts = { readonly [Each in RatedStandard]: StandardText<PlaceKey<Each>> };
