/** `npm run bench`: what a first visit downloads, byte by byte, against the limits. */
import { openBrowser } from '../browser/browser.js';
import { measuredPages } from '../pages.js';
import { makeCertificate } from '../peers/certificate.js';
import { openFront } from '../peers/front.js';
import { inBytes, markdownTable } from '../report/table.js';
import { checksOf, exceeded } from './limits.js';
import { figuresOfPage, storedSize, type PageFigures } from './page-figures.js';

async function figuresOfPages(origin: string): Promise<PageFigures[]> {
  const front = await openFront(origin, await makeCertificate());
  const browser = await openBrowser();
  try {
    const figures: PageFigures[] = [];
    for (const page of await measuredPages(origin))
      figures.push(await figuresOfPage(browser, { origin, front }, page));
    return figures;
  } finally {
    await browser.close();
    front.close();
  }
}

function scriptRows(pages: readonly PageFigures[]) {
  const parts = [...new Set(pages.flatMap(({ scripts }) => Object.keys(scripts)))];
  const row = (heading: string, of: (page: PageFigures) => number | undefined) => [
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

export async function figures(origin: string) {
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
