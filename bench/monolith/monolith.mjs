/** `npm run bench -- monolith`: the site beside the same screens as one bundle, and beside the same pages without scripts. */
import { measuredPages } from '../pages.mjs';
import { withoutScripts } from '../peers/page-text.mjs';
import { summaryOf } from '../times/report.mjs';
import { navigationSubject } from '../times/rounds.mjs';
import { compare } from '../times/times.mjs';
import { inBytes, markdownTable } from '../report/table.mjs';
import { buildMonolith } from './build.mjs';
import { firstScriptBytes } from './first-scripts.mjs';
import { monolithPage } from './page.mjs';

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

/** @param {readonly Sample[]} samples of one profile and one subject */
function ratioRows(samples) {
  const subject = samples[0]?.subject ?? '';
  const of = (/** @type {string} */ peer, /** @type {string} */ measure) =>
    summaryOf(
      samples.filter((sample) => sample.peer === peer),
      measure,
    ).median;
  const measures = subject === navigationSubject ? navigationMeasures : loadMeasures;
  return Object.entries(measures).map(([heading, measure]) => {
    const [site, monolith, plain] = ['site', 'monolith', 'plain'].map((peer) => of(peer, measure));
    const ratio = (/** @type {number | undefined} */ other) =>
      (other ? (site ?? NaN) / other : NaN).toFixed(2);
    const values = [site, monolith, plain].map((value) => Math.round(value ?? NaN));
    return [subject, heading, ...values, ratio(monolith), ratio(plain)];
  });
}

/** @param {readonly Sample[]} samples */
function ratioReport(samples) {
  const keyOf = (/** @type {Sample} */ { profile, subject }) => `${profile} ${subject}`;
  const groups = [...new Set(samples.map(keyOf))].map((key) =>
    samples.filter((sample) => keyOf(sample) === key),
  );
  const columns = ['', 'measure', 'site', 'monolith', 'plain', 'site : monolith', 'site : plain'];
  return markdownTable(columns, groups.flatMap(ratioRows));
}

/** @param {string} origin @param {Readonly<Record<string, import('../peers/front.mjs').Alterations>>} peers */
async function firstScriptsReport(origin, { site, monolith: other }) {
  const rows = (await measuredPages(origin)).map(async (page) => {
    const [own, theirs] = await Promise.all([
      firstScriptBytes(origin, page, site),
      firstScriptBytes(origin, page, other),
    ]);
    return [page.path, inBytes(own), inBytes(theirs), inBytes(own - theirs), (own / theirs).toFixed(3)];
  });
  const columns = ['scripts that the page names', 'site', 'monolith', 'more', 'ratio'];
  return markdownTable(columns, await Promise.all(rows));
}

/** @param {string} origin @param {import('../options.mjs').BenchOptions} options */
export async function monolith(origin, options) {
  const built = await buildMonolith();
  const peers = {
    site: {},
    monolith: { page: monolithPage(built), files: built.files },
    plain: { page: withoutScripts },
  };
  console.log(`\n${await firstScriptsReport(origin, peers)}\n`);
  const { samples } = await compare({ name: 'monolith', origin, peers }, options);
  console.log(`\n${ratioReport(samples)}`);
}
