/** The bytes of all JavaScript that a first view needs, without asking a browser. */
import { measuredPages, textOf } from '../pages.mjs';
import { answerer, compressed } from '../peers/front.mjs';
import { bootOf, namedScripts, readRecord } from '../peers/page-text.mjs';
import { inBytes, markdownTable } from '../report/table.mjs';

/** @typedef {import('../peers/front.mjs').Alterations} Alterations */

/**
 * @param {string} origin of the released site
 * @param {string} html   of a page of it
 * @param {Alterations} [alterations]
 */
async function firstScriptBytes(origin, html, { page = (text) => text, ...others } = {}) {
  const answerTo = answerer(origin, others);
  const altered = page(html);
  const files = await Promise.all(namedScripts(altered).map(async (path) => (await answerTo(path)).coded));
  const boot = await compressed(Buffer.from(bootOf(altered)));
  return [boot, ...files].reduce((total, { length }) => total + length, 0);
}

/**
 * A table of the pages that hold a view; what the others need shows when they run.
 *
 * @param {string} origin
 * @param {Alterations} monolith
 */
export async function firstScriptsReport(origin, monolith) {
  /** @type {string[][]} */
  const rows = [];
  for (const page of await measuredPages(origin)) {
    const html = await textOf(origin, page);
    if (!readRecord(html).view) continue;
    const own = await firstScriptBytes(origin, html);
    const theirs = await firstScriptBytes(origin, html, monolith);
    rows.push([page.path, inBytes(own), inBytes(theirs), inBytes(own - theirs), (own / theirs).toFixed(3)]);
  }
  return markdownTable(['JavaScript of the first route', 'site', 'monolith', 'more', 'ratio'], rows);
}
