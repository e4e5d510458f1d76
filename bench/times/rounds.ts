/** Measures all pages in rounds, so that a busy moment of the machine falls on all of them. */
import os from 'node:os';
import type { Browser } from '@playwright/test';
import type { ProfileName } from '../browser/profiles.js';
import type { MeasuredPage, MeasuredClick } from '../pages.js';
import { measureLoad, type Measures } from './load.js';
import { measureNavigation } from './navigation.js';

type Plan = {
  url: string;
  pages: readonly MeasuredPage[];
  click: MeasuredClick;
  profiles: readonly ProfileName[];
  rounds: number;
};

export type Sample = { profile: ProfileName; subject: string; measures: Measures };

export type Results = {
  /** Time of the start, ISO 8601. */
  startedAt: string;
  /** Load averages of the machine, one before each round. */
  loadAverages: number[];
  samples: Sample[];
};

/** Name of the clicks in the tables of pages. */
export const navigationSubject = 'navigation';

type Job = {
  subject: string;
  run: () => Promise<Measures>;
};

const jobsOf = (browser: Browser, { url, pages, click }: Plan, profile: ProfileName): Job[] => [
  ...pages.map(({ name, path }) => ({
    subject: name,
    run: () => measureLoad(browser, url + path, profile),
  })),
  { subject: navigationSubject, run: () => measureNavigation(browser, { url, click }, profile) },
];

/** @returns nothing, with a warning, if it failed */
async function runJob({ subject, run }: Job): Promise<Measures | undefined> {
  try {
    return await run();
  } catch (error) {
    console.warn(`${subject}: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

/** A first round that does not count fills the servers and warms the browser up. `save` is called after each. */
export async function runRounds(
  browser: Browser,
  plan: Plan,
  save: (results: Results) => void,
): Promise<Results> {
  for (const job of jobsOf(browser, plan, 'none')) await runJob(job);
  const results: Results = { startedAt: new Date().toISOString(), loadAverages: [], samples: [] };
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
