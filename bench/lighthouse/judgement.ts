/** Lighthouse scores of a page over several rounds, and whether they reach the limits. */
import { median } from '../model/statistics.js';

/** The least median of each category, of 1. */
export const leastScores = {
  performance: 0.95,
  accessibility: 1,
  'best-practices': 1,
  seo: 1,
} as const;

type Category = keyof typeof leastScores;

export const categories = Object.keys(leastScores) as readonly Category[];

export type Audit = {
  /** Scores from 0 to 1. */
  scores: Readonly<Record<Category, number>>;
  /** Largest paint, simulated. */
  lcpMs: number;
  /** Total blocking time, simulated. */
  tbtMs: number;
  /** Layout shift. */
  cls: number;
  /** Faults of the page in accessibility, best practices and SEO. */
  findings: readonly string[];
};

export type Judged = Audit & { readonly path: string };

/** @param audits  at least one. @returns medians, and each finding once */
export function judge(path: string, audits: readonly Audit[]): Judged {
  const of = (value: (audit: Audit) => number) => median(audits.map(value));
  const scores = categories.map((category) => [category, of(({ scores: all }) => all[category])]);
  return {
    path,
    scores: Object.fromEntries(scores) as Audit['scores'],
    lcpMs: of(({ lcpMs }) => lcpMs),
    tbtMs: of(({ tbtMs }) => tbtMs),
    cls: of(({ cls }) => cls),
    findings: [...new Set(audits.flatMap(({ findings }) => findings))],
  };
}

export const tooLow = (pages: readonly Judged[]): readonly string[] =>
  pages.flatMap(({ path, scores }) =>
    categories
      .filter((category) => !(scores[category] >= leastScores[category]))
      .map((category) => `${path}: ${category} ${scores[category]}, at least ${leastScores[category]}`),
  );
