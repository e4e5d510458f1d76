/** `npm run bench -- lighthouse [PATH...]`: runs Lighthouse on ten pages of the site in its mobile profile. */
import type { Result } from 'lighthouse';
import { median } from '../model/statistics.js';
import { measuredPaths } from '../pages.js';
import { metricOf, record } from '../record.js';
import { markdownTable } from '../report/table.js';
import { categories, judge, tooLow } from './judgement.js';

const furtherPaths = [
  '/credentials',
  '/contact-us',
  '/forms',
  '/catalogues',
  '/gallery',
  '/policies',
  '/media/events',
];

const metrics = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];

/** @returns the audits that count and are not passed, with the elements that they are about */
function findingsOf({ categories: judged, audits }: Result): readonly string[] {
  const counted = Object.values(judged)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return counted.flatMap(({ id }) => {
    const audit = audits[id];
    if (!audit || audit.score === null || audit.score === 1) return [];
    const { items = [] } = (audit.details ?? {}) as { items?: readonly { node?: { selector?: string } }[] };
    const elements = items.flatMap(({ node }) => node?.selector ?? []);
    return [`${id}: ${audit.title} ${elements.join(', ')}`.trim()];
  });
}

/** The default is a telephone of the middle class on slow 4G, both simulated from what the page did unthrottled. */
async function auditPage(address: string, rounds: number): Promise<Result[]> {
  const results = [];
  for (let round = 0; round < rounds; round += 1)
    results.push(await record(address, { onlyCategories: [...categories] }));
  return results;
}

/** @param origin  of a site that search engines may keep. @throws when a median is too low */
export async function lighthouseScores(
  origin: string,
  { rounds, pages }: { rounds: number; pages: readonly string[] },
) {
  const paths = pages.length > 0 ? pages : [...(await measuredPaths(origin)).slice(0, 3), ...furtherPaths];
  const judged = [];
  const rows = [];
  const findings = new Set<string>();
  for (const path of paths) {
    const results = await auditPage(new URL(path, origin).href, rounds);
    const page = judge(path, results);
    judged.push(page);
    const scores = categories.map((category) => Math.round(page.scores[category] * 100));
    const times = metrics.map((id) => median(results.map((result) => metricOf(result, id))).toFixed(2));
    rows.push([path, ...scores, ...times]);
    for (const finding of results.flatMap(findingsOf)) findings.add(`${path}: ${finding}`);
    console.log(`${path} measured ${rounds} times`);
  }
  console.log(`\nMedians of ${rounds}, in Lighthouse's mobile profile; times in milliseconds.\n`);
  console.log(markdownTable(['page', ...categories, ...metrics], rows));
  for (const finding of findings) console.log(finding);
  const low = tooLow(judged);
  if (low.length > 0) throw new Error(low.join('\n'));
}
