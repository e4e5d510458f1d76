/** Reads the text of a rendered page. */

/** @typedef {import('shared-types/release').PageRecord} PageRecord */

const record = /(?<=<script type="application\/json" id="page">).*?(?=<\/script>)/s;

/** @param {string} html @returns {PageRecord} what the page says of itself */
export function readRecord(html) {
  const text = record.exec(html)?.[0];
  if (text === undefined) throw new Error('The page has no #page');
  return JSON.parse(text);
}

/**
 * A page without a view names no entry: its boot script would not ask for one.
 *
 * @param {string} html
 * @returns {string[]} addresses of the scripts that the page names
 */
export function namedScripts(html) {
  const { host, remote, view } = readRecord(html);
  const own = view && remote ? [remote.entry, ...Object.values(remote.screens).flat()] : [];
  return [...host.scripts, ...own].map(({ href }) => href);
}

/** @param {string} html @returns {string} the boot script */
export const bootOf = (html) => /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? '';

/** @param {string} html @returns {string} the inlined style sheets */
export const stylesOf = (html) =>
  [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join('');

/**
 * What a visitor who follows a link to this page waits for.
 *
 * @param {string} html
 * @returns {import('../browser/probe.mjs').Arrival}
 */
export function arrivalIn(html) {
  const [, main = ''] = /<main\b[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  const [, heading = ''] = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(main) ?? [];
  const text = heading
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .trim();
  return { heading: text, links: [...main.matchAll(/<a\s/g)].length };
}
