import type { Ratings } from '../../ratings';
import { markingForms } from '../marking-forms';
import { printMarking, readMarking } from '../read-marking';
import type { MarkingPlace } from '../read-places';
import type { RatedStandard } from '../standard-names';

/** A rule that a marking breaks. */
export interface RuleBreak {
  /** Stable name: `E388-P5`. */
  readonly rule: string;
  /** What must be otherwise, as the rest of a sentence that begins with the marking. */
  readonly message: string;
}

/** Finds what is wrong with a code, alone and beside the other markings of its article. */
export type MarkingRule = (code: string, ratings: Ratings) => readonly RuleBreak[];

/** One break if the condition holds. */
export const breaks = (isBroken: boolean, rule: string, message: string): readonly RuleBreak[] =>
  isBroken ? [{ rule, message }] : [];

/** Whether a code is printed as its standard prints it, and states something. */
export function hasForm(standard: RatedStandard, code: string): boolean {
  const places = readMarking(standard, code);
  const stated = places.filter(({ state }) => state !== 'unstated').length;
  const isWhole = markingForms[standard].kind === 'places' ? stated === places.length : stated > 0;
  return isWhole && printMarking(standard, places) === code;
}

/** The reached level of a place, 0 if none is stated. */
export const levelOf = (places: readonly MarkingPlace[], key: string): number =>
  places.find((place) => place.key === key)?.level ?? 0;

/** The places that another marking of the same article has; none if it has none. */
export const placesBeside = (ratings: Ratings, standard: RatedStandard): readonly MarkingPlace[] => {
  const rating = ratings[standard];
  return rating ? readMarking(standard, rating.code) : [];
};
