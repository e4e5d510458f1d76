/** `npm run bench -- times`: the released site on a slow line and a slow machine. */
import { openBrowser } from '../browser/browser.mjs';
import { measuredClick, measuredPages } from '../pages.mjs';
import { makeCertificate } from '../peers/certificate.mjs';
import { openFront } from '../peers/front.mjs';
import { timesReport } from './report.mjs';
import { runRounds } from './rounds.mjs';
import { resultsFile } from './save.mjs';

/** @typedef {import('../options.mjs').BenchOptions} BenchOptions */
/** @typedef {import('../peers/front.mjs').Alterations} Alterations */

/**
 * @typedef {object} Comparison
 * @property {string} name                                   of the kind of run
 * @property {string} origin                                 of the released site
 * @property {Readonly<Record<string, Alterations>>} peers
 */

/**
 * @param {Comparison} comparison
 * @param {BenchOptions} options
 * @returns {Promise<import('./rounds.mjs').Results>} also saved and printed
 */
export async function compare({ name, origin, peers }, { rounds, profiles, pages }) {
  const certificate = await makeCertificate();
  const fronts = await Promise.all(
    Object.entries(peers).map(async ([peer, alterations]) => ({
      name: peer,
      ...(await openFront(origin, certificate, alterations)),
    })),
  );
  const browser = await openBrowser();
  try {
    const all = await measuredPages(origin);
    const plan = {
      peers: fronts,
      pages: pages ? all.filter((page) => pages.includes(page.name)) : all,
      click: await measuredClick(origin),
      profiles,
      rounds,
    };
    const { file, save } = resultsFile(name);
    const results = await runRounds(browser, plan, save);
    console.log(`\n${timesReport(results)}\n\nEach measurement: ${file}`);
    return results;
  } finally {
    await browser.close();
    for (const { close } of fronts) close();
  }
}

/** @param {string} origin @param {BenchOptions} options */
export const times = (origin, options) => compare({ name: 'times', origin, peers: { site: {} } }, options);
