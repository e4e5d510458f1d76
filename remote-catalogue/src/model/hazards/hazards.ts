import { bodyHazards } from './body-hazards';
import { handHazards } from './hand-hazards';
import type { Answer, Hazard, Question } from './hazard';

/** Every hazard in the order of the page. */
export const hazards: readonly Hazard[] = [...handHazards, ...bodyHazards];

/** The hazard with this name in addresses. */
export const hazardWith = (slug: string): Hazard | undefined =>
  hazards.find((hazard) => hazard.slug === slug);

/** An answer with the question that it answers. */
export interface AskedAnswer {
  readonly question: Question;
  readonly answer: Answer;
}

/** The answer of a hazard with this name in addresses. */
export function answerWith({ questions }: Hazard, slug: string): AskedAnswer | undefined {
  for (const question of questions) {
    const answer = question.answers.find((one) => one.slug === slug);
    if (answer) return { question, answer };
  }
  return undefined;
}

/** Address of the page where one begins. */
export const choosePath = '/choose';

/** Address of a hazard. */
export const hazardPath = ({ slug }: Pick<Hazard, 'slug'>): string => `${choosePath}/${slug}`;

/** Address of an answer. */
export const answerPath = (hazard: Pick<Hazard, 'slug'>, { slug }: Pick<Answer, 'slug'>): string =>
  `${hazardPath(hazard)}/${slug}`;
