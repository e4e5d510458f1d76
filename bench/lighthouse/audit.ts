/** One round of Lighthouse on one page, in a browser of its own. */
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { quiet } from '../browser/browser.js';
import { categories, type Audit } from './judgement.js';

/** @returns the element that an item of an audit's details is about, if there is one */
function elementOf(item: unknown): string {
  const { node } = item as { node?: { selector?: string } };
  return node?.selector ?? '';
}

/** @returns the audits that count and are not passed, with their elements */
function findingsOf({ categories: judged, audits }: Result): readonly string[] {
  const counted = Object.values(judged)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return counted.flatMap(({ id }) => {
    const audit = audits[id];
    if (!audit || audit.score === null || audit.score === 1) return [];
    const items = audit.details && 'items' in audit.details ? (audit.details.items as Iterable<unknown>) : [];
    return [`${id}: ${audit.title} ${[...items].map(elementOf).filter(Boolean).join(', ')}`.trim()];
  });
}

/** Faults of the recording, not of the page: Lighthouse asks for another run. */
const lostTraces = ['NO_TRACING_STARTED', 'NO_NAVSTART'];
const mostRecordings = 3;

/** @returns a result, which may have an error of its own */
async function record(address: string, chromePath: string): Promise<Result> {
  const browser = await launch({ chromePath, chromeFlags: ['--headless', ...quiet], logLevel: 'error' });
  try {
    // The default is a telephone of the middle class on slow 4G, both simulated from what the page did unthrottled.
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

/** @throws when Lighthouse could not load the page, or lost its trace three times */
export async function auditPage(address: string, chromePath: string): Promise<Audit> {
  let lhr = await record(address, chromePath);
  for (let count = 1; count < mostRecordings && lostTraces.includes(lhr.runtimeError?.code ?? ''); count += 1)
    lhr = await record(address, chromePath);
  const { audits, categories: judged, runtimeError } = lhr;
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  const metric = (id: string) => audits[id]?.numericValue ?? NaN;
  const scores = categories.map((category) => [category, judged[category]?.score ?? NaN]);
  return {
    scores: Object.fromEntries(scores) as Audit['scores'],
    lcpMs: metric('largest-contentful-paint'),
    tbtMs: metric('total-blocking-time'),
    cls: metric('cumulative-layout-shift'),
    findings: findingsOf(lhr),
  };
}
