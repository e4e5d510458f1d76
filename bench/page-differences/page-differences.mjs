/**
 * `npm run bench -- page-differences --before STORE --after STORE`
 *
 * In what the pages of two stores differ, once versions, pins, addresses by content, class names and numbers of chunks are made
 * equal: each difference once, with the number of pages that have it. Both stores are served by this checkout's release tool.
 */
import { parseArgs } from 'node:util';
import { pagesOf } from 'tooling/site/pages-of.mjs';
import { serveStore } from 'tooling/site/serve.mjs';
import { markdownTable } from '../report/table.mjs';
import { differencesOf } from './page-parts.mjs';

/** Longer ones say no more. */
const shownCharacters = 140;

/** @param {string} origin */
const pathsOf = async (origin) => [...(await pagesOf(origin)), '/no-such-page'];

/** @param {string} address @returns {Promise<string>} */
const textAt = async (address) => await (await fetch(address)).text();

/** @param {string[]} words of the command line */
export async function pageDifferences(words) {
  const { values } = parseArgs({
    args: words,
    options: { before: { type: 'string' }, after: { type: 'string' } },
  });
  if (values.before === undefined || values.after === undefined)
    throw new Error('Name two stores: --before STORE --after STORE.');
  const before = await serveStore(values.before);
  const after = await serveStore(values.after);
  try {
    await compareSites(before.origin, after.origin);
  } finally {
    before.stop();
    after.stop();
  }
}

/** @param {string} before origin @param {string} after origin */
async function compareSites(before, after) {
  const [older, newer] = [await pathsOf(before), await pathsOf(after)];
  const shared = older.filter((path) => newer.includes(path));
  /** @type {Map<string, string[]>} */
  const pathsWith = new Map();
  const tally = { equal: 0, reordered: 0 };
  for (const path of shared) {
    const found = differencesOf(await textAt(before + path), await textAt(after + path));
    const lines = [...found.gone.map((part) => `− ${part}`), ...found.new.map((part) => `+ ${part}`)];
    if (found.isReordered) tally.reordered += 1;
    else if (lines.length === 0) tally.equal += 1;
    for (const line of lines) pathsWith.set(line, [...(pathsWith.get(line) ?? []), path]);
  }
  const gone = older.filter((path) => !newer.includes(path));
  const added = newer.filter((path) => !older.includes(path));
  console.log(
    `${shared.length} pages; ${tally.equal} equal, ${tally.reordered} with the same parts in another order.`,
  );
  console.log(`Only before: ${gone.join(' ') || 'none'}. Only after: ${added.join(' ') || 'none'}.`);
  const rows = [...pathsWith]
    .sort(([, some], [, others]) => others.length - some.length)
    .map(([line, paths]) => [
      String(paths.length),
      paths[0] ?? '',
      line.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').slice(0, shownCharacters),
    ]);
  console.log(markdownTable(['pages', 'first of them', 'difference'], rows));
}
