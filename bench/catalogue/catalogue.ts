/** `npm run bench -- catalogue [--store FOLDER]`: measures a catalogue of 10,000 articles against the limits. */
import os from 'node:os';
import { inRoot } from 'tooling/setup/root';
import { openBrowser } from '../browser/browser.js';
import type { BenchOptions } from '../options.js';
import { openSite } from '../site.js';
import { measureFilterClicks } from './filter-clicks.js';
import { largePackages } from './large-packages.js';
import { measureListingData } from './listing-data.js';
import { figureTable, isExceeded, type Figure } from './report.js';
import { releaseTimed } from './timed-release.js';

const largeStore = inRoot('.cache/bench/catalogue');

/** Listings of all articles, and of the gloves with all their filters. */
const listings = ['/products', '/products/gloves'];

async function measureListings(origin: string): Promise<Figure[]> {
  const browser = await openBrowser();
  try {
    const figures: Figure[] = [];
    for (const path of listings) figures.push(...(await measureFilterClicks(browser, origin, path)));
    return figures;
  } finally {
    await browser.close();
  }
}

async function measureStore(store: string): Promise<Figure[]> {
  const { origin, stop } = await openSite(store);
  try {
    return [...(await measureListingData(origin)), ...(await measureListings(origin))];
  } finally {
    stop();
  }
}

async function releaseLargeSite(): Promise<readonly Figure[]> {
  const { packages, figures } = await largePackages(console.log);
  return [...figures, ...(await releaseTimed(largeStore, packages, console.log))];
}

/** @param options  a store that is named is measured as it is */
export async function catalogue({ store }: BenchOptions) {
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
