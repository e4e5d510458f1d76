/**
 * `npm run bench -- claims --before FOLDER --after FOLDER`
 *
 * Which claims the tests of two checkouts make, after `npm test` ran in both: titles of tests, and titles of the steps that
 * browser tests consist of. Lists those that one side has more often; a reworded title stands there twice.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { markdownTable } from '../report/table.mjs';

/** @typedef {{ title: string, steps?: Step[] }} Step */
/** @typedef {{ title: string, tests: { results: { steps?: Step[] }[] }[] }} Spec */
/** @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite */

/** @param {string} folder @param {string} file @returns {any} */
const report = (folder, file) => JSON.parse(readFileSync(path.join(folder, '.cache', file), 'utf8'));

/** @param {readonly Step[]} steps @returns {readonly string[]} */
const stepTitles = (steps) => steps.flatMap(({ title, steps: inner = [] }) => [title, ...stepTitles(inner)]);

/** @param {Suite} suite @returns {readonly string[]} */
const browserClaims = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ title, tests }) => [
    title,
    ...tests.flatMap(({ results }) => results.flatMap(({ steps = [] }) => stepTitles(steps))),
  ]),
  ...suites.flatMap(browserClaims),
];

/** @param {string} folder of a checkout @returns {{ unit: readonly string[], browser: readonly string[] }} */
function claimsIn(folder) {
  const { testResults } = report(folder, 'jest-results.json');
  return {
    unit: testResults.flatMap(
      (/** @type {{ assertionResults: { fullName: string }[] }} */ { assertionResults }) =>
        assertionResults.map(({ fullName }) => fullName),
    ),
    browser: browserClaims(report(folder, 'browser-results.json')),
  };
}

/** Claims of many pages are one: `/… reads without scripts`. @param {string} title */
const patternOf = (title) =>
  title.replaceAll(/(?<![\w.])\/[\w%?#=@.&/-]+/g, '/…').replaceAll(/\b[A-Z]{2}\d{3}\b/g, 'NUMBER');

/** @param {readonly string[]} titles @returns {ReadonlyMap<string, number>} by pattern */
function countPatterns(titles) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const pattern of titles.map(patternOf)) counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
  return counts;
}

/** @param {readonly string[]} before @param {readonly string[]} after @returns {readonly (readonly string[])[]} */
function changedRows(before, after) {
  const [older, newer] = [countPatterns(before), countPatterns(after)];
  return [...new Set([...older.keys(), ...newer.keys()])]
    .map((pattern) => ({ pattern, from: older.get(pattern) ?? 0, to: newer.get(pattern) ?? 0 }))
    .filter(({ from, to }) => from !== to)
    .sort((one, other) => one.pattern.localeCompare(other.pattern, 'en'))
    .map(({ pattern, from, to }) => [String(from), String(to), pattern.replaceAll('|', '\\|')]);
}

/** @param {string[]} words of the command line */
export function claims(words) {
  const { values } = parseArgs({
    args: words,
    options: { before: { type: 'string' }, after: { type: 'string', default: '.' } },
  });
  if (values.before === undefined) throw new Error('Name a checkout in which npm test ran: --before FOLDER.');
  const [before, after] = [claimsIn(values.before), claimsIn(values.after)];
  for (const kind of /** @type {const} */ (['unit', 'browser'])) {
    console.log(
      `\n${kind}: ${before[kind].length} claims before, ${after[kind].length} after. Those whose number differs:\n`,
    );
    console.log(markdownTable(['before', 'after', 'claim'], changedRows(before[kind], after[kind])));
  }
}
