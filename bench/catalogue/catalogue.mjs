/** `npm run bench -- catalogue [--store FOLDER]`: measures a catalogue of 10,000 articles against the limits. */
import os from 'node:os';
import { inRoot } from 'tooling/root.mjs';
import { openBrowser } from '../browser/browser.mjs';
import { openSite } from '../site.mjs';
import { measureFilterClicks } from './filter-clicks.mjs';
import { largePackages } from './large-packages.mjs';
import { measureListingData } from './listing-data.mjs';
import { figureTable, isExceeded } from './report.mjs';
import { releaseTimed } from './timed-release.mjs';

/** @typedef {import('./report.mjs').Figure} Figure */

const largeStore = inRoot('.cache/bench/catalogue');

/** With all articles, and with the gloves and all their filters. */
const listings = ['/products', '/products/gloves'];

/** @param {string} origin @returns {Promise<Figure[]>} */
async function measureListings(origin) {
  const browser = await openBrowser();
  try {
    /** @type {Figure[]} */
    const figures = [];
    for (const path of listings) figures.push(...(await measureFilterClicks(browser, origin, path)));
    return figures;
  } finally {
    await browser.close();
  }
}

/** @param {string} store @returns {Promise<Figure[]>} */
async function measureStore(store) {
  const { origin, stop } = await openSite(store);
  try {
    return [...(await measureListingData(origin)), ...(await measureListings(origin))];
  } finally {
    stop();
  }
}

/** @returns {Promise<readonly Figure[]>} what it took to build the packages and to fill the store */
async function releaseLargeSite() {
  const { packages, figures } = await largePackages(console.log);
  return [...figures, ...(await releaseTimed(largeStore, packages, console.log))];
}

/** @param {import('../options.mjs').BenchOptions} options a store that is named is measured as it is */
export async function catalogue({ store }) {
  const release = store === undefined ? await releaseLargeSite() : [];
  const figures = [...(await measureStore(store ?? largeStore)), ...release];
  console.log(`\n${figureTable(figures)}\n`);
  console.log(
    `Load average ${os
      .loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}, ${os.cpus().length} processors.`,
  );
  const exceeded = figures.filter(isExceeded);
  for (const { name } of exceeded) console.log(`✗ ${name}`);
  if (exceeded.length === 0) console.log('✓ within all limits');
  else process.exitCode = 1;
}
