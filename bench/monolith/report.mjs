/** The site beside the monolith and beside plain pages, as ratios. */
import { markdownTable } from '../report/table.mjs';
import { summaryOf } from '../times/report.mjs';
import { navigationSubject } from '../times/rounds.mjs';

/** @typedef {import('../times/rounds.mjs').Sample} Sample */

/** What is compared, of loads and of clicks. */
const loadMeasures = {
  'all JavaScript until idle': 'scriptBytes',
  LCP: 'largestPaintMs',
  'blocking from start': 'blockingFromStartMs',
};
const navigationMeasures = {
  'cold, heading': 'coldHeadingMs',
  'cold, all': 'coldContentMs',
  'warm, heading': 'warmHeadingMs',
  'warm, all': 'warmContentMs',
};

/** @param {number} value @param {number} base */
const ratio = (value, base) => (base > 0 ? (value / base).toFixed(2) : '–');

/** @param {readonly Sample[]} samples of one profile and one subject */
function ratioRows(samples) {
  const subject = samples[0]?.subject ?? '';
  const measures = subject === navigationSubject ? navigationMeasures : loadMeasures;
  return Object.entries(measures).map(([heading, measure]) => {
    const of = (/** @type {string} */ peer) =>
      summaryOf(
        samples.filter((sample) => sample.peer === peer),
        measure,
      ).median;
    const site = of('site');
    const monolith = of('monolith');
    const plain = of('plain');
    const values = [site, monolith, plain].map(Math.round);
    return [subject, heading, ...values, ratio(site, monolith), ratio(site, plain)];
  });
}

/** @param {readonly Sample[]} samples */
export function ratioReport(samples) {
  const keyOf = (/** @type {Sample} */ { profile, subject }) => `${profile} ${subject}`;
  const groups = [...new Set(samples.map(keyOf))].map((key) =>
    samples.filter((sample) => keyOf(sample) === key),
  );
  const columns = ['', 'measure', 'site', 'monolith', 'plain', 'site : monolith', 'site : plain'];
  return markdownTable(columns, groups.flatMap(ratioRows));
}
