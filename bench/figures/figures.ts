/** `npm run bench`: what a first visit downloads, byte by byte, against the limits. */
import { measuredPaths } from '../pages.js';
import { inBytes, markdownTable } from '../report/table.js';
import { checksOf, exceeded } from './limits.js';
import { figuresOfPage, sentBytes, type PageFigures } from './page-figures.js';

function rowsOf(pages: readonly PageFigures[]) {
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
    row('**all JavaScript of the first view**', ({ firstScriptBytes }) => firstScriptBytes),
    row('JavaScript when idle', ({ idleScriptBytes }) => idleScriptBytes),
    row('HTML', ({ htmlBytes }) => htmlBytes),
    row('CSS files', ({ styleFileBytes }) => styleFileBytes),
    row('pictures and fonts', ({ imageBytes }) => imageBytes),
    row('data when idle', ({ dataBytes }) => dataBytes),
    row('bytes until idle', ({ bytes }) => bytes),
    row('requests until idle', ({ requests }) => requests),
    row('round trips after the document', ({ roundTrips }) => roundTrips),
    row('scripts before the largest paint', ({ tooEarly }) => tooEarly),
  ];
}

export async function figures(origin: string) {
  const pages: PageFigures[] = [];
  for (const path of await measuredPaths(origin)) pages.push(await figuresOfPage(origin, path));
  const manifestBytes = await sentBytes(`${origin}/release/current.json`);
  console.log('\nBytes as they are sent, without header fields.\n');
  console.log(markdownTable(['', ...pages.map(({ path }) => path)], rowsOf(pages)));
  console.log(`\nManifest: ${inBytes(manifestBytes)}`);
  const failures = exceeded(checksOf(pages, manifestBytes));
  for (const failure of failures) console.log(`✗ ${failure}`);
  if (failures.length === 0) console.log('✓ within all limits');
  else process.exitCode = 1;
}
