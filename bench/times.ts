/** `npm run bench -- times [ADDRESS...]`: first visits of pages of the site, or of it and its peers, in turns. */
import os from 'node:os';
import { summarise, type Summary } from './model/statistics.js';
import { measuredPaths } from './pages.js';
import { inBytes, markdownTable } from './report/table.js';
import { visit, type Visit } from './visit.js';

const inMs = ({ median, min, max }: Summary) =>
  `${inBytes(Math.round(median))} (${inBytes(Math.round(min))}–${inBytes(Math.round(max))})`;

const columns: readonly [
  heading: string,
  value: (visit: Visit) => number,
  format: (summary: Summary) => string,
][] = [
  ['largest paint', ({ largestPaintMs }) => largestPaintMs, inMs],
  ['first paint', ({ firstPaintMs }) => firstPaintMs, inMs],
  ['blocking', ({ blockingMs }) => blockingMs, inMs],
  ['layout shift, most', ({ layoutShift }) => layoutShift, ({ max }) => max.toFixed(4)],
  ['requests', ({ requests }) => requests.length, ({ median }) => String(median)],
];

/** @param origin  of the site. `pages` are paths of it and whole addresses of others */
export async function times(origin: string, { rounds, pages }: { rounds: number; pages: readonly string[] }) {
  const named = pages.length > 0 ? pages : await measuredPaths(origin);
  const visits = new Map(named.map((page) => [new URL(page, origin).href, [] as Visit[]]));
  for (let round = 1; round <= rounds; round += 1) {
    // A busy moment of the machine then falls on all of them.
    for (const [address, done] of visits) done.push(await visit(address));
    console.log(`round ${round} of ${rounds}, load average ${os.loadavg()[0]?.toFixed(1)}`);
  }
  const rows = [...visits].map(([address, done]) => [
    address,
    ...columns.map(([, value, format]) => format(summarise(done.map(value)))),
  ]);
  console.log(`\nMedians in milliseconds (least–most), on a slow line and a slow processor.\n`);
  console.log(markdownTable(['', ...columns.map(([heading]) => heading)], rows));
}
