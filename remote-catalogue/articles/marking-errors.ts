import type { Ratings } from './ratings';
import type { RuleBreak } from './standards/rules/marking-rule';
import { markingRules } from './standards/rules/marking-rules';
import { ratedStandards, type RatedStandard } from './standards/standard-names';
import { standardTexts } from './standards/standard-texts';

/** What is wrong with a marking. */
export interface MarkingError extends RuleBreak {
  readonly standard: RatedStandard;
  /** The part of the rating that is wrong. */
  readonly field: 'edition' | 'code';
}

/** All mistakes in the markings of one article, alone and beside each other. */
export const markingErrors = (ratings: Ratings): readonly MarkingError[] =>
  ratedStandards.flatMap((standard) => [
    ...editionErrors(ratings, standard),
    ...codeErrors(ratings, standard),
  ]);

function editionErrors(ratings: Ratings, standard: RatedStandard): readonly MarkingError[] {
  const known = standardTexts[standard].edition;
  const rating = ratings[standard];
  if (!rating || rating.edition === known) return [];
  return [{ standard, field: 'edition', rule: 'EDITION', message: `the edition known here is ${known}` }];
}

function codeErrors(ratings: Ratings, standard: RatedStandard): readonly MarkingError[] {
  const rating = ratings[standard];
  const broken = rating ? markingRules[standard](rating.code, ratings) : [];
  return broken.map((each) => ({ ...each, standard, field: 'code' }));
}
