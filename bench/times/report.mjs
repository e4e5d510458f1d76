/** Results of rounds as tables. */
import { summarise } from '../model/statistics.mjs';
import { inBytes, markdownTable } from '../report/table.mjs';
import { navigationSubject } from './rounds.mjs';

/** @typedef {import('./rounds.mjs').Results} Results */
/** @typedef {import('./rounds.mjs').Sample} Sample */
/** @typedef {import('../model/statistics.mjs').Summary} Summary */

/** @typedef {readonly [heading: string, measure: string, format: (summary: Summary) => string]} Column */

const round = (/** @type {number} */ value) => String(Math.round(value));
const withRange = (/** @type {Summary} */ { median, min, max }) =>
  `${round(median)} (${round(min)}–${round(max)})`;
const asMedian = (/** @type {Summary} */ { median }) => round(median);
const asBytes = (/** @type {Summary} */ { median }) => inBytes(median);
const asShift = (/** @type {Summary} */ { max }) => max.toFixed(4);
const asMost = (/** @type {Summary} */ { max }) => round(max);

/** @type {readonly Column[]} */
const loadColumns = [
  ['LCP', 'largestPaintMs', withRange],
  ['FCP', 'firstPaintMs', asMedian],
  ['CLS, most', 'layoutShift', asShift],
  ['blocking from start', 'blockingFromStartMs', withRange],
  ['requests', 'requests', asMedian],
  ['scripts', 'scriptBytes', asBytes],
  ['errors, most', 'errors', asMost],
];

/** @type {readonly Column[]} */
const navigationColumns = [
  ['cold, heading', 'coldHeadingMs', withRange],
  ['cold, all', 'coldContentMs', withRange],
  ['warm, heading', 'warmHeadingMs', withRange],
  ['warm, all', 'warmContentMs', withRange],
  ['errors, most', 'errors', asMost],
];

/** @template Item, Key @param {readonly Item[]} items @param {(item: Item) => Key} key */
const distinct = (items, key) => [...new Set(items.map(key))];

/** @param {readonly Sample[]} samples @param {string} measure */
const summaryOf = (samples, measure) =>
  summarise(samples.map(({ measures }) => measures[measure] ?? NaN));

/** @param {readonly Sample[]} samples @param {readonly Column[]} columns */
function table(samples, columns) {
  const rows = distinct(samples, ({ subject }) => subject).map((subject) => {
    const own = samples.filter((sample) => sample.subject === subject);
    return [subject, ...columns.map(([, measure, format]) => format(summaryOf(own, measure)))];
  });
  return markdownTable(['', ...columns.map(([heading]) => heading)], rows);
}

/** @param {Results} results */
export function timesReport({ samples, loadAverages }) {
  const rounds = `${loadAverages.length} rounds, load average ${loadAverages.join(', ')}`;
  const tables = distinct(samples, ({ profile }) => profile).map((profile) => {
    const own = samples.filter((sample) => sample.profile === profile);
    const isClick = (/** @type {Sample} */ { subject }) => subject === navigationSubject;
    return [
      `## ${profile}`,
      table(
        own.filter((sample) => !isClick(sample)),
        loadColumns,
      ),
      table(own.filter(isClick), navigationColumns),
    ].join('\n\n');
  });
  return [`Medians in milliseconds (least–most) and bytes. ${rounds}.`, ...tables].join('\n\n');
}
