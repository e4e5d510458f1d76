/** Memory use of a tab. */
import { readFile } from 'node:fs/promises';

/** @typedef {import('./report.mjs').Figure} Figure */

/** @param {import('@playwright/test').Page} page @returns {Promise<number>} bytes that scripts hold after a collection */
async function heapBytes(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? NaN;
}

/**
 * @param {number} processId
 * @returns {Promise<number>} bytes that only this process holds; none where the system is not Linux
 */
async function privateBytes(processId) {
  const text = await readFile(`/proc/${processId}/smaps_rollup`, 'utf8').catch(() => '');
  return [...text.matchAll(/^Private_\w+:\s+(\d+) kB$/gm)].reduce(
    (sum, [, kB]) => sum + Number(kB) * 1024,
    0,
  );
}

/** @param {import('@playwright/test').Browser} browser @returns {Promise<number>} of the largest tab; 0 if unknown */
async function largestTabBytes(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const tabs = processInfo.filter(({ type }) => type === 'renderer');
  return Math.max(0, ...(await Promise.all(tabs.map(({ id }) => privateBytes(id)))));
}

/**
 * @param {import('@playwright/test').Browser} browser with this page only
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<readonly Figure[]>} the process where the system tells of it
 */
export async function tabMemory(browser, page) {
  /** @type {Figure[]} */
  const figures = [{ name: 'tab, memory of scripts', value: await heapBytes(page), unit: 'bytes' }];
  const whole = await largestTabBytes(browser);
  return whole > 0 ? [...figures, { name: 'tab, its whole process', value: whole, unit: 'bytes' }] : figures;
}
