/** Size of the listing's data, as the site sends them. */
import { storedSize } from '../figures/page-figures.mjs';
import { textOf } from '../pages.mjs';
import { readRecord } from '../peers/page-text.mjs';

/** @typedef {import('./report.mjs').Figure} Figure */

/** 0.25 MB. */
const mostBytes = 256_000;

/** @param {string} origin */
async function listAddress(origin) {
  const { remote } = readRecord(await textOf(origin, { name: 'products', path: '/products' }));
  if (!remote) throw new Error('/products is no page of a remote.');
  return new URL('data/list.json', origin + remote.entry.href).href;
}

/** @param {string} origin @returns {Promise<readonly Figure[]>} */
export async function measureListingData(origin) {
  const address = await listAddress(origin);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  const { articleNo } = await response.json();
  const count = String(articleNo).split('\n').length.toLocaleString('en-GB');
  const value = await storedSize(address);
  return [{ name: `listing data of ${count} articles, Brotli`, value, unit: 'bytes', limit: mostBytes }];
}
