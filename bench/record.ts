/** One visit of a page, recorded by Lighthouse in a browser of its own. */
import { launch } from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { findChromium } from 'tooling/run/browsers';

/** The headless shell rounds the widths of letters without the last one, unlike a screen. */
const chromeFlags = ['--headless', '--no-sandbox', '--disable-gpu', '--font-render-hinting=none'];

/** Faults of the recording, not of the page: Lighthouse asks for another run. */
const lostTraces = ['NO_TRACING_STARTED', 'NO_NAVSTART'];
const mostRecordings = 3;

/** @returns a result, which may have an error of its own */
async function recordOnce(address: string, settings: Flags): Promise<Result> {
  const browser = await launch({ chromePath: await findChromium(), chromeFlags, logLevel: 'error' });
  try {
    const run = await lighthouse(address, { port: browser.port, logLevel: 'error', ...settings });
    if (!run) throw new Error(`${address}: nothing was measured`);
    return run.lhr;
  } finally {
    browser.kill();
  }
}

/** @throws when Lighthouse could not load the page, or lost its trace three times */
export async function record(address: string, settings: Flags): Promise<Result> {
  for (let count = 1; ; count += 1) {
    const result = await recordOnce(address, settings);
    const { runtimeError } = result;
    if (!runtimeError) return result;
    if (count === mostRecordings || !lostTraces.includes(runtimeError.code))
      throw new Error(`${address}: ${runtimeError.message}`);
  }
}

/** @returns the value of an audit, `NaN` if there is none */
export const metricOf = ({ audits }: Result, id: string): number => audits[id]?.numericValue ?? NaN;
