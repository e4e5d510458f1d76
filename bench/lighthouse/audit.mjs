/** One round of Lighthouse on one page, in a browser of its own. */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { quiet } from '../browser/browser.mjs';
import { categories } from './judgement.mjs';

/** @typedef {import('./judgement.mjs').Audit} Audit */
/** @typedef {import('lighthouse').Result} Result */

/** @param {unknown} item of an audit's details @returns {string} the element it is about, if there is one */
function elementOf(item) {
  const { node } = /** @type {{ node?: { selector?: string } }} */ (item);
  return node?.selector ?? '';
}

/** @param {Result} result @returns {readonly string[]} the audits that count and are not passed, with their elements */
function findingsOf({ categories: judged, audits }) {
  const counted = Object.values(judged)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return counted.flatMap(({ id }) => {
    const audit = audits[id];
    if (!audit || audit.score === null || audit.score === 1) return [];
    const items = audit.details && 'items' in audit.details ? audit.details.items : [];
    return [`${id}: ${audit.title} ${[...items].map(elementOf).filter(Boolean).join(', ')}`.trim()];
  });
}

/** Faults of the recording, not of the page: Lighthouse asks for another run. */
const lostTraces = ['NO_TRACING_STARTED', 'NO_NAVSTART'];
const mostRecordings = 3;

/**
 * @param {string} address
 * @param {string} chromePath
 * @returns {Promise<Result>} which may have an error of its own
 */
async function record(address, chromePath) {
  const browser = await launch({ chromePath, chromeFlags: ['--headless', ...quiet], logLevel: 'error' });
  try {
    // Without more it is a telephone of the middle class on slow 4G, both simulated from what the page did unthrottled.
    const run = await lighthouse(address, {
      port: browser.port,
      onlyCategories: [...categories],
      logLevel: 'error',
    });
    if (!run) throw new Error(`${address}: nothing was measured`);
    return run.lhr;
  } finally {
    browser.kill();
  }
}

/**
 * @param {string} address
 * @param {string} chromePath
 * @returns {Promise<Audit>}
 * @throws when Lighthouse could not load the page, or lost its trace three times
 */
export async function auditPage(address, chromePath) {
  let lhr = await record(address, chromePath);
  for (let count = 1; count < mostRecordings && lostTraces.includes(lhr.runtimeError?.code ?? ''); count += 1)
    lhr = await record(address, chromePath);
  const { audits, categories: judged, runtimeError } = lhr;
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  const metric = (/** @type {string} */ id) => audits[id]?.numericValue ?? NaN;
  const scores = categories.map((category) => [category, judged[category]?.score ?? NaN]);
  return {
    scores: Object.fromEntries(scores),
    lcpMs: metric('largest-contentful-paint'),
    tbtMs: metric('total-blocking-time'),
    cls: metric('cumulative-layout-shift'),
    findings: findingsOf(lhr),
  };
}
