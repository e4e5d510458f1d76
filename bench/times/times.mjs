/** `npm run bench -- times`: the released site on a slow line and a slow machine. */
import { openBrowser } from '../browser/browser.mjs';
import { measuredClick, measuredPages } from '../pages.mjs';
import { makeCertificate } from '../peers/certificate.mjs';
import { openFront } from '../peers/front.mjs';
import { timesReport } from './report.mjs';
import { runRounds } from './rounds.mjs';
import { resultsFile } from './save.mjs';

/** @typedef {import('../options.mjs').BenchOptions} BenchOptions */
/**
 * @param {string} origin of the released site
 * @param {BenchOptions} options
 */
export async function times(origin, { rounds, profiles, pages }) {
  const { url, close } = await openFront(origin, await makeCertificate());
  const browser = await openBrowser();
  try {
    const all = await measuredPages(origin);
    const plan = {
      url,
      pages: pages ? all.filter((page) => pages.includes(page.name)) : all,
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
