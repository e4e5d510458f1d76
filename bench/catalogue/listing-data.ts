/** Size of the listing's data, as the site sends them. */
import { storedSize } from '../figures/page-figures.js';
import { textOf } from '../pages.js';
import { readRecord } from '../peers/page-text.js';
import type { Figure } from './report.js';

/** Limit of 0.25 MB. */
const mostBytes = 256_000;

async function listAddress(origin: string) {
  const { remote } = readRecord(await textOf(origin, { name: 'products', path: '/products' }));
  if (!remote) throw new Error('/products is no page of a remote.');
  return new URL('data/list.json', origin + remote.entry.href).href;
}

export async function measureListingData(origin: string): Promise<readonly Figure[]> {
  const address = await listAddress(origin);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  const { articleNo } = (await response.json()) as { articleNo: unknown };
  const count = String(articleNo).split('\n').length.toLocaleString('en-GB');
  const value = await storedSize(address);
  return [{ name: `listing data of ${count} articles, Brotli`, value, unit: 'bytes', limit: mostBytes }];
}
