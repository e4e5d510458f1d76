/** Lighthouse scores of a page over several rounds, and whether they reach the limits. */
import type { Result } from 'lighthouse';
import { median } from '../model/statistics.js';

/** The least median of each category, of 1. */
const leastScores = { performance: 0.95, accessibility: 1, 'best-practices': 1, seo: 1 } as const;

type Category = keyof typeof leastScores;

export const categories = Object.keys(leastScores) as readonly Category[];

/** Medians of a page's scores, from 0 to 1. */
export type Judged = { path: string; scores: Readonly<Record<Category, number>> };

type Scored = { categories: Record<string, Pick<Result.Category, 'score'>> };

/** @param results  at least one */
export function judge(path: string, results: readonly Scored[]): Judged {
  const scores = categories.map((category) => [
    category,
    median(results.map((result) => result.categories[category]?.score ?? NaN)),
  ]);
  return { path, scores: Object.fromEntries(scores) as Judged['scores'] };
}

export const tooLow = (pages: readonly Judged[]): readonly string[] =>
  pages.flatMap(({ path, scores }) =>
    categories
      .filter((category) => !(scores[category] >= leastScores[category]))
      .map((category) => `${path}: ${category} ${scores[category]}, at least ${leastScores[category]}`),
  );
