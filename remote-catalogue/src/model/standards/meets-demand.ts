import type { MarkingForm } from './marking-form';
import { markingForms } from './marking-forms';
import { readMarking } from './read-marking';
import type { MarkingPlace } from './read-places';
import type { RatedStandard } from './standard-names';

/** What is asked of one property: this level or a better one. */
export interface PlaceDemand {
  readonly standard: RatedStandard;
  /** Key of the place. */
  readonly key: string;
  /** As `MarkingPlace.level`; 0 asks for a test with any result. */
  readonly level: number;
}

/** How markings answer demands; `untested`: no level is too low, and one at least is not known. */
export type DemandAnswer = 'met' | 'untested' | 'below';

/** The markings of an article, as in `Ratings` but without editions. */
export type Markings = { readonly [Standard in RatedStandard]?: { readonly code: string } | undefined };

/** What a marking asks for when it is read as a wish; X and what is not printed ask for nothing. */
export const demandsOf = (standard: RatedStandard, code: string): readonly PlaceDemand[] =>
  readMarking(standard, code).flatMap(({ key, state, level }) =>
    state === 'level' || state === 'zero' ? [{ standard, key, level }] : [],
  );

/**
 * Answers demands from markings. Only the same place of the same standard counts: the circular blade never meets a
 * demand for an ISO letter, and no North American level one for a European.
 */
export function answerDemands(ratings: Markings | undefined, demands: readonly PlaceDemand[]): DemandAnswer {
  const answers = demands.map((demand) => answerDemand(ratings?.[demand.standard]?.code, demand));
  if (answers.includes('below')) return 'below';
  return answers.includes('untested') ? 'untested' : 'met';
}

/** Whether every demand is met by a stated level. */
export const satisfies = (ratings: Markings | undefined, demands: readonly PlaceDemand[]): boolean =>
  answerDemands(ratings, demands) === 'met';

function answerDemand(code: string | undefined, { standard, key, level }: PlaceDemand): DemandAnswer {
  const place = code === undefined ? undefined : readMarking(standard, code).find((each) => each.key === key);
  if (!place || place.state === 'untested' || place.state === 'unstated') return 'untested';
  return reaches(place, level, isRanked(standard, key)) ? 'met' : 'below';
}

const reaches = ({ level }: MarkingPlace, asked: number, ranked: boolean): boolean =>
  ranked ? level >= asked : level === asked;

function isRanked(standard: RatedStandard, key: string): boolean {
  const form: MarkingForm = markingForms[standard];
  return form.places.find((place) => place.key === key)?.isRanked ?? true;
}
