/** The figures of one page. */
import { compressed } from '../peers/front.mjs';
import { bootOf, stylesOf } from '../peers/page-text.mjs';
import { observeFirstVisit } from './first-visit.mjs';

/** @typedef {import('./first-visit.mjs').FirstVisit} FirstVisit */
/** @typedef {import('../peers/front.mjs').Front} Front */

/**
 * @typedef {object} PageFigures
 * @property {string} name
 * @property {string} path
 * @property {boolean} hasView                  false: an application screen, drawn in the browser only
 * @property {Readonly<Record<string, number>>} scripts  bytes of the first route by part, the boot script included
 * @property {number} firstScriptBytes
 * @property {number} idleScriptBytes
 * @property {number} htmlStoredBytes
 * @property {number} htmlBytes                 at the best compression
 * @property {number} inlineStyleBytes          of the HTML, compressed alone
 * @property {number} recordBytes               of the HTML, compressed alone: what scripts read
 * @property {number} styleFileBytes
 * @property {number} imageBytes
 * @property {number} dataBytes
 * @property {number} bytes                     of all requests until idle
 * @property {number} requests
 * @property {number} roundTrips
 * @property {readonly string[]} tooEarly
 */

const sum = (/** @type {readonly { sizeBytes: number }[]} */ items) =>
  items.reduce((total, { sizeBytes }) => total + sizeBytes, 0);

/** Name of a script in the table. @param {FirstVisit['record']} record @param {string} path */
function partOf({ host, remote }, path) {
  const hostBase = `/remotes/host/${host.version}/`;
  if (path.startsWith(hostBase)) return path.slice(hostBase.length).replace(/\.js$/, '');
  return path === remote?.entry.href ? 'entry' : 'screen';
}

/** @param {FirstVisit} visit @param {string} boot */
async function scriptsByPart({ record, requests, firstScripts }, boot) {
  /** @type {Record<string, number>} */
  const bytes = {};
  for (const { path, sizeBytes } of requests.filter((request) => firstScripts.includes(request.path))) {
    const part = partOf(record, path);
    bytes[part] = (bytes[part] ?? 0) + sizeBytes;
  }
  return { ...bytes, boot: (await compressed(Buffer.from(boot))).length };
}

/** Size of the compressed answer, in bytes. @param {string} address */
export async function storedSize(address) {
  const response = await fetch(address, { headers: { 'accept-encoding': 'br' } });
  const size = Number(response.headers.get('content-length'));
  await response.body?.cancel();
  return size;
}

/**
 * @param {import('../browser/browser.mjs').Browser} browser
 * @param {{ origin: string, front: Front }} site
 * @param {import('../pages.mjs').MeasuredPage} page
 * @returns {Promise<PageFigures>}
 */
export async function figuresOfPage(browser, { origin, front }, { name, path }) {
  const visit = await observeFirstVisit(browser, front, path);
  const { bytes, coded } = await front.answerTo(path);
  const html = bytes.toString();
  const scripts = await scriptsByPart(visit, bootOf(html));
  const of = (/** @type {string} */ kind) => visit.requests.filter((request) => request.kind === kind);
  const idle = of('script').filter((script) => !visit.firstScripts.includes(script.path));
  return {
    name,
    path,
    hasView: visit.record.view !== undefined,
    scripts,
    firstScriptBytes: Object.values(scripts).reduce((total, size) => total + size, 0),
    idleScriptBytes: sum(idle),
    htmlStoredBytes: await storedSize(origin + path),
    htmlBytes: coded.length,
    inlineStyleBytes: (await compressed(Buffer.from(stylesOf(html)))).length,
    recordBytes: (await compressed(Buffer.from(JSON.stringify(visit.record)))).length,
    styleFileBytes: sum(of('style')),
    imageBytes: sum(of('image')) + sum(of('font')),
    dataBytes: sum(of('data')),
    bytes: sum(visit.requests),
    requests: visit.requests.length,
    roundTrips: visit.roundTrips,
    tooEarly: visit.tooEarly,
  };
}
