/** Measures all pages in rounds, so that a busy moment of the machine falls on all of them. */
import os from 'node:os';
import { measureLoad } from './load.mjs';
import { measureNavigation } from './navigation.mjs';

/** @typedef {import('./load.mjs').Measures} Measures */
/** @typedef {import('../browser/profiles.mjs').ProfileName} ProfileName */

/**
 * @typedef {object} Plan
 * @property {string} url  of the server
 * @property {readonly import('../pages.mjs').MeasuredPage[]} pages
 * @property {import('../pages.mjs').MeasuredClick} click
 * @property {readonly ProfileName[]} profiles
 * @property {number} rounds
 */

/** One measurement. @typedef {{ profile: ProfileName, subject: string, measures: Measures }} Sample */

/**
 * @typedef {object} Results
 * @property {string} startedAt      ISO 8601
 * @property {number[]} loadAverages of the machine, before each round
 * @property {Sample[]} samples
 */

/** Name of the clicks in the tables of pages. */
export const navigationSubject = 'navigation';

/**
 * @typedef {object} Job
 * @property {string} subject
 * @property {() => Promise<Measures>} run
 */

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {Plan} plan
 * @param {ProfileName} profile
 * @returns {Job[]}
 */
const jobsOf = (browser, { url, pages, click }, profile) => [
  ...pages.map(({ name, path }) => ({
    subject: name,
    run: () => measureLoad(browser, url + path, profile),
  })),
  { subject: navigationSubject, run: () => measureNavigation(browser, { url, click }, profile) },
];

/** @param {Job} job @returns {Promise<Measures | undefined>} nothing, with a warning, if it failed */
async function runJob({ subject, run }) {
  try {
    return await run();
  } catch (error) {
    console.warn(`${subject}: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}

/**
 * A first round that does not count fills the servers and warms the browser up.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {Plan} plan
 * @param {(results: Results) => void} save after each round
 * @returns {Promise<Results>}
 */
export async function runRounds(browser, plan, save) {
  for (const job of jobsOf(browser, plan, 'none')) await runJob(job);
  /** @type {Results} */
  const results = { startedAt: new Date().toISOString(), loadAverages: [], samples: [] };
  for (let round = 0; round < plan.rounds; round += 1) {
    results.loadAverages.push(Number(os.loadavg()[0]?.toFixed(2)));
    for (const profile of plan.profiles) {
      for (const job of jobsOf(browser, plan, profile)) {
        const measures = await runJob(job);
        if (measures) results.samples.push({ profile, subject: job.subject, measures });
      }
    }
    save(results);
    console.log(`round ${round + 1} of ${plan.rounds}, load average ${results.loadAverages.at(-1)}`);
  }
  return results;
}
