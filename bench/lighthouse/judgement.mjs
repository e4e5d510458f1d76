/** Lighthouse scores of a page over several rounds, and whether they reach the limits. */
import { median } from '../model/statistics.mjs';

/** The least median of each category, of 1. */
export const leastScores = /** @type {const} */ ({
  performance: 0.95,
  accessibility: 1,
  'best-practices': 1,
  seo: 1,
});

/** @typedef {keyof typeof leastScores} Category */

export const categories = /** @type {readonly Category[]} */ (Object.keys(leastScores));

/**
 * One round on one page.
 *
 * @typedef {object} Audit
 * @property {Readonly<Record<Category, number>>} scores  of 1
 * @property {number} lcpMs   largest paint, simulated
 * @property {number} tbtMs   total blocking time, simulated
 * @property {number} cls     layout shift
 * @property {readonly string[]} findings  what accessibility, best practices and SEO hold against the page
 */

/** @typedef {Audit & { readonly path: string }} Judged */

/**
 * @param {string} path
 * @param {readonly Audit[]} audits at least one
 * @returns {Judged} medians, and each finding once
 */
export function judge(path, audits) {
  const of = (/** @type {(audit: Audit) => number} */ value) => median(audits.map(value));
  const scores = categories.map((category) => [category, of(({ scores: all }) => all[category])]);
  return {
    path,
    scores: Object.fromEntries(scores),
    lcpMs: of(({ lcpMs }) => lcpMs),
    tbtMs: of(({ tbtMs }) => tbtMs),
    cls: of(({ cls }) => cls),
    findings: [...new Set(audits.flatMap(({ findings }) => findings))],
  };
}

/**
 * @param {readonly Judged[]} pages
 * @returns {readonly string[]} one line for each median that is too low
 */
export const tooLow = (pages) =>
  pages.flatMap(({ path, scores }) =>
    categories
      .filter((category) => !(scores[category] >= leastScores[category]))
      .map((category) => `${path}: ${category} ${scores[category]}, at least ${leastScores[category]}`),
  );
