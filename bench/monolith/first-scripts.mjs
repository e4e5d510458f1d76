import { textOf } from '../pages.mjs';
import { answerer, compressed } from '../peers/front.mjs';
import { bootOf, namedScripts } from '../peers/page-text.mjs';

/**
 * The bytes of all scripts that a page names, the boot script included, without asking a browser.
 *
 * @param {string} origin of the released site
 * @param {import('../pages.mjs').MeasuredPage} page
 * @param {import('../peers/front.mjs').Alterations} [alterations]
 */
export async function firstScriptBytes(origin, page, alterations = {}) {
  const answerTo = answerer(origin, alterations);
  const html = alterations.page?.(await textOf(origin, page)) ?? (await textOf(origin, page));
  const files = await Promise.all(namedScripts(html).map(async (path) => (await answerTo(path)).coded));
  const boot = await compressed(Buffer.from(bootOf(html)));
  return [boot, ...files].reduce((total, { length }) => total + length, 0);
}
