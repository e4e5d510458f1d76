import { summarise, type Summary } from '../model/statistics.js';
import { inBytes, markdownTable } from '../report/table.js';
import { navigationSubject, type Results, type Sample } from './rounds.js';

type Column = readonly [heading: string, measure: string, format: (summary: Summary) => string];

const round = (value: number) => String(Math.round(value));
const withRange = ({ median, min, max }: Summary) => `${round(median)} (${round(min)}–${round(max)})`;
const asMedian = ({ median }: Summary) => round(median);
const asBytes = ({ median }: Summary) => inBytes(median);
const asShift = ({ max }: Summary) => max.toFixed(4);
const asMost = ({ max }: Summary) => round(max);

const loadColumns: readonly Column[] = [
  ['LCP', 'largestPaintMs', withRange],
  ['FCP', 'firstPaintMs', asMedian],
  ['CLS, most', 'layoutShift', asShift],
  ['blocking from start', 'blockingFromStartMs', withRange],
  ['requests', 'requests', asMedian],
  ['scripts', 'scriptBytes', asBytes],
  ['errors, most', 'errors', asMost],
];

const navigationColumns: readonly Column[] = [
  ['cold, heading', 'coldHeadingMs', withRange],
  ['cold, all', 'coldContentMs', withRange],
  ['warm, heading', 'warmHeadingMs', withRange],
  ['warm, all', 'warmContentMs', withRange],
  ['errors, most', 'errors', asMost],
];

const distinct = <Item, Key>(items: readonly Item[], key: (item: Item) => Key) => [
  ...new Set(items.map(key)),
];

const summaryOf = (samples: readonly Sample[], measure: string) =>
  summarise(samples.map(({ measures }) => measures[measure] ?? NaN));

function table(samples: readonly Sample[], columns: readonly Column[]) {
  const rows = distinct(samples, ({ subject }) => subject).map((subject) => {
    const own = samples.filter((sample) => sample.subject === subject);
    return [subject, ...columns.map(([, measure, format]) => format(summaryOf(own, measure)))];
  });
  return markdownTable(['', ...columns.map(([heading]) => heading)], rows);
}

export function timesReport({ samples, loadAverages }: Results) {
  const rounds = `${loadAverages.length} rounds, load average ${loadAverages.join(', ')}`;
  const tables = distinct(samples, ({ profile }) => profile).map((profile) => {
    const own = samples.filter((sample) => sample.profile === profile);
    const isClick = ({ subject }: Sample) => subject === navigationSubject;
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
