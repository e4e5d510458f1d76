/** Pages of the site that are measured, and what their text says. */
import type { PageRecord } from 'shared-types/release';

const listing = '/products/gloves';

export async function textOf(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return await response.text();
}

/** @returns paths: home, a listing, the first article that it links to, and a screen drawn in the browser */
export async function measuredPaths(origin: string): Promise<readonly string[]> {
  const product = /href="(\/product-details\/[^"]+)"/.exec(await textOf(origin + listing))?.[1];
  if (product === undefined) throw new Error(`${listing} links to no article`);
  return ['/home', listing, product, '/example/notes'];
}

const record = /(?<=<script type="application\/json" id="page">).*?(?=<\/script>)/s;

export function readRecord(html: string): PageRecord {
  const text = record.exec(html)?.[0];
  if (text === undefined) throw new Error('The page has no #page');
  return JSON.parse(text) as PageRecord;
}

/** Addresses of the scripts that the first view of a page needs; `undefined` where the browser draws it. */
export function firstScriptsOf({ host, remote, view }: PageRecord): readonly string[] | undefined {
  if (!view) return undefined;
  const own = remote ? [remote.entry, ...Object.values(remote.screens).flat()] : [];
  return [...host.scripts, ...own].map(({ href }) => href);
}

export const bootOf = (html: string): string => /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
