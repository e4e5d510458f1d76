import type { Answer, Question } from './hazard';

/**
 * The nearest answer that asks for less and has articles; `undefined` if there is none.
 *
 * @param hasArticles whether any article meets an answer
 */
export function nearestWeaker(
  question: Question,
  answer: Answer,
  hasArticles: (answer: Answer) => boolean,
): Answer | undefined {
  const weaker = weakerThan(question, answer);
  if (!weaker || hasArticles(weaker)) return weaker;
  return nearestWeaker(question, weaker, hasArticles);
}

function weakerThan({ answers, isOrdered = false }: Question, { slug, weaker }: Answer): Answer | undefined {
  if (weaker !== undefined) return answers.find((one) => one.slug === weaker);
  return isOrdered ? answers[answers.findIndex((one) => one.slug === slug) - 1] : undefined;
}
