/** `npm run bench -- tasks`: the longest tasks of a first visit at a quarter of the processor, and what they consist of. */
import { openBrowser, untilQuiet, visit } from '../browser/browser.mjs';
import { blockingTime } from '../model/long-tasks.mjs';
import { median } from '../model/statistics.mjs';
import { measuredPages } from '../pages.mjs';
import { makeCertificate } from '../peers/certificate.mjs';
import { openFront } from '../peers/front.mjs';
import { tasksOf } from './trace.mjs';

/** @typedef {import('./trace.mjs').TracedTask} TracedTask */

const categories = ['toplevel', 'devtools.timeline', 'v8', 'disabled-by-default-v8.compile'];

const shownTasks = 12;
const shownParts = 6;
/** Shorter parts are not shown, in milliseconds. */
const leastPartMs = 1;

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 * @param {import('../browser/profiles.mjs').ProfileName} profile
 * @returns {Promise<TracedTask[]>}
 */
export const traceTasks = (browser, address, profile) =>
  visit(browser, profile, async (visited) => {
    const { page } = visited;
    await browser.startTracing(page, { categories });
    await page.goto(address, { waitUntil: 'load' });
    await untilQuiet(visited);
    const trace = JSON.parse((await browser.stopTracing()).toString());
    return tasksOf(trace.traceEvents);
  });

const ms = (/** @type {number} */ value) => value.toFixed(1).padStart(6);

/** @param {TracedTask} task */
const lineOf = ({ startMs, durationMs, ranMs, parts }) => {
  const shown = parts.filter((part) => part.ranMs >= leastPartMs).slice(0, shownParts);
  const list = shown.map((part) => `${part.what} ${part.ranMs.toFixed(1)}`).join(', ');
  return `${ms(startMs)}  ${ms(durationMs)}  ${ms(ranMs)}  ${list}`;
};

/** Counts the time in which the thread ran, which does not depend on other load of the machine. @param {readonly TracedTask[]} tasks */
export const blockingOf = (tasks) =>
  blockingTime(tasks.map(({ startMs, ranMs }) => /** @type {const} */ ([startMs, ranMs])));

/** @param {string} origin @param {import('../options.mjs').BenchOptions} options */
export async function tasks(origin, { rounds, pages, profiles: [profile = 'slow4g'] }) {
  const front = await openFront(origin, await makeCertificate());
  const browser = await openBrowser();
  try {
    for (const { name, path } of await measuredPages(origin)) {
      if (pages && !pages.includes(name)) continue;
      await traceTasks(browser, front.url + path, 'none');
      /** @type {TracedTask[][]} */
      const runs = [];
      for (let round = 0; round < rounds; round += 1)
        runs.push(await traceTasks(browser, front.url + path, profile));
      report(path, runs);
    }
  } finally {
    await browser.close();
    front.close();
  }
}

/** @param {string} path @param {readonly TracedTask[][]} runs */
function report(path, runs) {
  const middle = median(runs.map(blockingOf));
  const typical = [...runs].sort(
    (a, b) => Math.abs(blockingOf(a) - middle) - Math.abs(blockingOf(b) - middle),
  )[0];
  const longest = [...(typical ?? [])].sort((a, b) => b.ranMs - a.ranMs).slice(0, shownTasks);
  console.log(`\n## ${path}: blocking ${runs.map((run) => blockingOf(run).toFixed(0)).join(', ')} ms`);
  console.log(' start  length     ran  milliseconds, then what ran');
  for (const task of longest.sort((a, b) => a.startMs - b.startMs)) console.log(lineOf(task));
}
