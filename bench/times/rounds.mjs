/** Measures several peers in turns, so that a busy moment of the machine falls on all of them. */
import os from 'node:os';
import { measureLoad } from './load.mjs';
import { measureNavigation } from './navigation.mjs';

/** @typedef {import('./load.mjs').Measures} Measures */
/** @typedef {import('../browser/profiles.mjs').ProfileName} ProfileName */
/** @typedef {{ name: string, url: string }} Peer */

/**
 * @typedef {object} Plan
 * @property {readonly Peer[]} peers
 * @property {readonly import('../pages.mjs').MeasuredPage[]} pages
 * @property {import('../pages.mjs').MeasuredClick} click
 * @property {readonly ProfileName[]} profiles
 * @property {number} rounds
 */

/** One measurement. @typedef {{ profile: ProfileName, subject: string, peer: string, measures: Measures }} Sample */

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
 * @property {Peer} peer
 * @property {() => Promise<Measures>} run
 */

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {Plan} plan
 * @param {{ profile: ProfileName, peers: readonly Peer[] }} turn
 * @returns {Job[]}
 */
function jobsOf(browser, { pages, click }, { profile, peers }) {
  const loads = pages.flatMap(({ name, path }) =>
    peers.map((peer) => ({
      subject: name,
      peer,
      run: () => measureLoad(browser, peer.url + path, profile),
    })),
  );
  const clicks = peers.map((peer) => ({
    subject: navigationSubject,
    peer,
    run: () => measureNavigation(browser, { url: peer.url, click }, profile),
  }));
  return [...loads, ...clicks];
}

/** @param {Job} job @returns {Promise<Measures | undefined>} nothing, with a warning, if it failed */
async function runJob({ subject, peer, run }) {
  try {
    return await run();
  } catch (error) {
    console.warn(`${peer.name}, ${subject}: ${error instanceof Error ? error.message : error}`);
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
  for (const job of jobsOf(browser, plan, { profile: 'none', peers: plan.peers })) await runJob(job);
  /** @type {Results} */
  const results = { startedAt: new Date().toISOString(), loadAverages: [], samples: [] };
  for (let round = 0; round < plan.rounds; round += 1) {
    results.loadAverages.push(Number(os.loadavg()[0]?.toFixed(2)));
    const peers = round % 2 === 0 ? plan.peers : [...plan.peers].reverse();
    for (const profile of plan.profiles) {
      for (const job of jobsOf(browser, plan, { profile, peers })) {
        const measures = await runJob(job);
        if (measures) results.samples.push({ profile, subject: job.subject, peer: job.peer.name, measures });
      }
    }
    save(results);
    console.log(`round ${round + 1} of ${plan.rounds}, load average ${results.loadAverages.at(-1)}`);
  }
  return results;
}
