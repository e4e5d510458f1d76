import type { PageRecord } from 'shared-types/release';
import type { Arrival } from '../browser/probe.js';

const record = /(?<=<script type="application\/json" id="page">).*?(?=<\/script>)/s;

export function readRecord(html: string): PageRecord {
  const text = record.exec(html)?.[0];
  if (text === undefined) throw new Error('The page has no #page');
  return JSON.parse(text) as PageRecord;
}

/** Addresses of the scripts that a page names; without a view no entry: its boot script would not ask for one. */
export function namedScripts(html: string): string[] {
  const { host, remote, view } = readRecord(html);
  const own = view && remote ? [remote.entry, ...Object.values(remote.screens).flat()] : [];
  return [...host.scripts, ...own].map(({ href }) => href);
}

export const bootOf = (html: string): string => /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? '';

export const stylesOf = (html: string): string =>
  [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join('');

/** Content that a visitor who follows a link to this page waits for. */
export function arrivalIn(html: string): Arrival {
  const [, main = ''] = /<main\b[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  const [, heading = ''] = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(main) ?? [];
  const text = heading
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .trim();
  return { heading: text, links: [...main.matchAll(/<a\s/g)].length };
}
