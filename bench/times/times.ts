/** `npm run bench -- times`: the released site on a slow line and a slow machine. `--pages` takes names and paths. */
import { openBrowser } from '../browser/browser.js';
import type { BenchOptions } from '../options.js';
import { measuredClick, measuredPages } from '../pages.js';
import { makeCertificate } from '../peers/certificate.js';
import { openFront } from '../peers/front.js';
import { timesReport } from './report.js';
import { runRounds } from './rounds.js';
import { resultsFile } from './save.js';

export async function times(origin: string, { rounds, profiles, pages }: BenchOptions) {
  const { url, close } = await openFront(origin, await makeCertificate());
  const browser = await openBrowser();
  try {
    const all = await measuredPages(origin);
    const plan = {
      url,
      pages: pages?.map((name) => all.find((page) => page.name === name) ?? { name, path: name }) ?? all,
      click: await measuredClick(origin),
      profiles,
      rounds,
    };
    const { file, save } = resultsFile('times');
    const results = await runRounds(browser, plan, save);
    console.log(`\n${timesReport(results)}\n\nEach measurement: ${file}`);
  } finally {
    await browser.close();
    close();
  }
}
