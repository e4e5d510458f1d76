/** `npm run bench -- lighthouse`: runs Lighthouse on ten pages of the site in its mobile profile. */
import { findChromium } from 'tooling/run/browsers';
import type { BenchOptions } from '../options.js';
import { productPage } from '../pages.js';
import { markdownTable } from '../report/table.js';
import { resultsFile } from '../times/save.js';
import { auditPage } from './audit.js';
import { categories, judge, tooLow, type Judged } from './judgement.js';

const pathsOf = async (origin: string) => [
  '/home',
  '/products/gloves',
  (await productPage(origin)).path,
  '/credentials',
  '/contact-us',
  '/forms',
  '/catalogues',
  '/gallery',
  '/policies',
  '/media/events',
];

const columns = ['page', ...categories, 'largest paint, ms', 'blocking, ms', 'layout shift'];

const rowOf = ({ path, scores, lcpMs, tbtMs, cls }: Judged) => [
  path,
  ...categories.map((category) => Math.round(scores[category] * 100)),
  Math.round(lcpMs),
  Math.round(tbtMs),
  cls.toFixed(4),
];

/** @param origin  of a site that search engines may keep. @throws when a median is too low */
export async function lighthouseScores(origin: string, { rounds, pages }: BenchOptions) {
  const paths = pages ?? (await pathsOf(origin));
  const wrong = paths.find((page) => !page.startsWith('/'));
  if (wrong !== undefined) throw new Error(`'${wrong}' is no path. Write --pages /home,/forms`);
  const chromium = await findChromium();
  const { file, save } = resultsFile('lighthouse');
  const judged: Judged[] = [];
  for (const path of paths) {
    const audits = [];
    for (let round = 0; round < rounds; round += 1) audits.push(await auditPage(origin + path, chromium));
    judged.push(judge(path, audits));
    save(judged);
    console.log(`${path} measured ${rounds} times`);
  }
  console.log(
    `\n${markdownTable(columns, judged.map(rowOf))}\n\nMedians of ${rounds}, a telephone on slow 4G with its processor slowed down 4 times, both simulated; ${file}`,
  );
  for (const { path, findings } of judged) for (const finding of findings) console.log(`${path}: ${finding}`);
  const low = tooLow(judged);
  if (low.length > 0) throw new Error(low.join('\n'));
}
