/** `npm run check:lighthouse`: runs Lighthouse on ten pages of the site in its mobile profile. */
import { findChromium } from 'tooling/setup/browsers.mjs';
import { productPage } from '../pages.mjs';
import { markdownTable } from '../report/table.mjs';
import { resultsFile } from '../times/save.mjs';
import { auditPage } from './audit.mjs';
import { categories, judge, tooLow } from './judgement.mjs';

/** @param {string} origin */
const pathsOf = async (origin) => [
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

/** @param {import('./judgement.mjs').Judged} judged */
const rowOf = ({ path, scores, lcpMs, tbtMs, cls }) => [
  path,
  ...categories.map((category) => Math.round(scores[category] * 100)),
  Math.round(lcpMs),
  Math.round(tbtMs),
  cls.toFixed(4),
];

/**
 * @param {string} origin of a site that search engines may keep
 * @param {import('../options.mjs').BenchOptions} options
 * @throws when a median is too low
 */
export async function lighthouseScores(origin, { rounds, pages }) {
  const paths = pages ?? (await pathsOf(origin));
  const wrong = paths.find((page) => !page.startsWith('/'));
  if (wrong !== undefined) throw new Error(`'${wrong}' is no path. Write --pages /home,/forms`);
  const chromium = await findChromium();
  const { file, save } = resultsFile('lighthouse');
  const judged = [];
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
