import {
  conditionsOf,
  hazardPath,
  savedOf,
  savedPath,
  type Hazard,
  type Part,
} from '../../model/ask/saved/saved-questions';
import { articleCount } from '../../model/article-count';
import { countMatches } from '../../model/answer/match-rows';
import type { OfferedHazard } from '../../model/answer/offered-hazards';
import type { FacetIndex } from '../../model/answer/facet-index';
import { cutText } from '../../model/shown-text';
import type { HazardData, HazardPlace, HazardsData } from './choose-data';

/** As much as search engines show. */
const longestDescription = 160;

/** A description of a page, in the length that search engines show. */
export const describeStep = (text: string): string => cutText(text, longestDescription - 1);

/** Where the pages of a hazard stand. */
export const placeOfHazard = (hazard: Hazard): HazardPlace => ({
  path: hazardPath(hazard),
  label: hazard.label,
  part: hazard.part,
});

const parts: readonly Part[] = ['hands', 'body'];

/** The first step. */
export function hazardsData(offered: readonly OfferedHazard[]): HazardsData {
  const groups = parts
    .map((part) => ({
      part,
      links: offered
        .filter(({ hazard }) => hazard.part === part)
        .map(({ hazard, articles }) => ({
          path: hazardPath(hazard),
          label: hazard.label,
          text: hazard.examples,
          articles,
        })),
    }))
    .filter(({ links }) => links.length > 0);
  return {
    kind: 'hazards',
    groups,
    description: describeStep(
      'Choose gloves and workwear by hazard: cut, impact, heat, cold, welding, flame, arc and visibility, with the standard behind each answer.',
    ),
  };
}

/** Addresses of a hazard and of its answers. */
export const hazardAnswerPaths = (hazard: Hazard): readonly string[] => [
  hazardPath(hazard),
  ...savedOf(hazard).map(savedPath),
];

/** The second step. Where no article meets any answer, the page says so instead of asking. */
export function hazardData(
  { hazard, articles }: OfferedHazard,
  { index, offered }: { readonly index: FacetIndex; readonly offered: readonly OfferedHazard[] },
): HazardData {
  const { label, examples, none, limit } = hazard;
  return {
    kind: 'hazard',
    hazard: placeOfHazard(hazard),
    examples,
    questions: articles > 0 ? questionsOf(hazard, index) : [],
    ...(articles === 0 && { none }),
    ...(limit && { limit }),
    others: articles > 0 ? [] : othersThan(hazard, offered),
    description: describeStep(
      articles > 0
        ? `${label}: ${examples}. Choose what applies and see ${articleCount(articles)}, with the standard behind each answer.`
        : `${label}: ${none} Contact us, or choose by another hazard.`,
    ),
  };
}

/** Hazards of the same part that the range has articles for. */
const othersThan = (hazard: Hazard, offered: readonly OfferedHazard[]): HazardData['others'] =>
  offered
    .filter((other) => other.hazard.part === hazard.part && other.articles > 0)
    .map(({ hazard: other, articles }) => ({ path: hazardPath(other), label: other.label, articles }));

const questionsOf = (hazard: Hazard, index: FacetIndex): HazardData['questions'] =>
  hazard.questions.map(({ text, answers }) => ({
    text,
    answers: answers.map((saved) => ({
      path: savedPath({ hazard, saved }),
      label: saved.label,
      articles: countMatches(index, conditionsOf(saved)),
    })),
  }));
