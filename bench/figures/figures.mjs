/** `npm run bench`: what a first visit downloads, byte by byte, against the limits. */
import { openBrowser } from '../browser/browser.mjs';
import { measuredPages } from '../pages.mjs';
import { makeCertificate } from '../peers/certificate.mjs';
import { openFront } from '../peers/front.mjs';
import { inBytes, markdownTable } from '../report/table.mjs';
import { checksOf, exceeded } from './limits.mjs';
import { figuresOfPage, storedSize } from './page-figures.mjs';

/** @typedef {import('./page-figures.mjs').PageFigures} PageFigures */

/** @param {string} origin @returns {Promise<PageFigures[]>} */
async function figuresOfPages(origin) {
  const front = await openFront(origin, await makeCertificate());
  const browser = await openBrowser();
  try {
    /** @type {PageFigures[]} */
    const figures = [];
    for (const page of await measuredPages(origin))
      figures.push(await figuresOfPage(browser, { origin, front }, page));
    return figures;
  } finally {
    await browser.close();
    front.close();
  }
}

/** @param {readonly PageFigures[]} pages */
function scriptRows(pages) {
  const parts = [...new Set(pages.flatMap(({ scripts }) => Object.keys(scripts)))];
  const row = (
    /** @type {string} */ heading,
    /** @type {(page: PageFigures) => number | undefined} */ of,
  ) => [
    heading,
    ...pages.map((page) => {
      const value = of(page);
      return value === undefined ? '–' : inBytes(value);
    }),
  ];
  return [
    ...parts.map((part) => row(part, ({ scripts }) => scripts[part])),
    row('**all JavaScript of the first route**', ({ firstScriptBytes }) => firstScriptBytes),
    row('JavaScript when idle', ({ idleScriptBytes }) => idleScriptBytes),
    row('HTML, as stored', ({ htmlStoredBytes }) => htmlStoredBytes),
    row('HTML, Brotli 11', ({ htmlBytes }) => htmlBytes),
    row('of it CSS, alone', ({ inlineStyleBytes }) => inlineStyleBytes),
    row('of it what scripts read, alone', ({ recordBytes }) => recordBytes),
    row('CSS files', ({ styleFileBytes }) => styleFileBytes),
    row('pictures and fonts', ({ imageBytes }) => imageBytes),
    row('data when idle', ({ dataBytes }) => dataBytes),
    row('bytes until idle', ({ bytes }) => bytes),
    row('requests until idle', ({ requests }) => requests),
    row('round trips after the document', ({ roundTrips }) => roundTrips),
    row('scripts before the largest paint', ({ tooEarly }) => tooEarly.length),
  ];
}

/** @param {string} origin */
export async function figures(origin) {
  const pages = await figuresOfPages(origin);
  const manifestBytes = await storedSize(`${origin}/release/current.json`);
  console.log('\nBytes, Brotli 11, without header fields.\n');
  console.log(markdownTable(['', ...pages.map(({ path }) => path)], scriptRows(pages)));
  console.log(`\nManifest, as stored: ${inBytes(manifestBytes)}`);
  const failures = exceeded(checksOf(pages, manifestBytes));
  for (const failure of failures) console.log(`✗ ${failure}`);
  if (failures.length === 0) console.log('✓ within all limits');
  else process.exitCode = 1;
}
