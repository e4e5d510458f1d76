/** The requests of one page on a slow connection, and which of them the first view needs. */
import type { Browser } from '@playwright/test';
import type { PageRecord } from 'shared-types/release';
import { visit } from '../browser/browser.js';
import type { Request } from '../browser/requests.js';
import { chainLength } from '../model/chain.js';
import type { Front } from '../peers/front.js';
import { namedScripts, readRecord } from '../peers/page-text.js';
import { scriptsTooEarly, typicalVisit } from './observation.js';

export type FirstVisit = {
  record: PageRecord;
  /** Requests of the visit, the document first. */
  requests: readonly Request[];
  /** Paths of the scripts that the first view needs. */
  firstScripts: readonly string[];
  /** Requests one after the other, after the document, until that view is complete. */
  roundTrips: number;
  /** Paths of scripts asked for before the largest paint. */
  tooEarly: readonly string[];
};

const hydratedWithinMs = 30_000;

/** True if React has taken over the heading of the screen: it marks each element that it knows. */
const isHydrated = () =>
  Object.keys(document.querySelector('main h1') ?? {}).some((name) => name.startsWith('__reactFiber$'));

/** Proves that the first view needs nothing else: with everything else refused it is hydrated. */
const demandHydration = (browser: Browser, address: string, scripts: readonly string[]) =>
  visit(browser, 'none', async ({ page }) => {
    await page.route('**/*.js*', (route, request) =>
      scripts.includes(new URL(request.url()).pathname) ? route.continue() : route.abort(),
    );
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForFunction(isHydrated, undefined, { timeout: hydratedWithinMs }).catch(() => {
      throw new Error(`${address} is not hydrated by ${scripts.join(', ')}`);
    });
  });

export async function observeFirstVisit(browser: Browser, front: Front, path: string): Promise<FirstVisit> {
  const html = (await front.answerTo(path)).bytes.toString();
  const record = readRecord(html);
  // A page without a view finds out what it needs when it runs: all its scripts count.
  const named = record.view && namedScripts(html);
  if (named) await demandHydration(browser, front.url + path, named);
  const observation = await typicalVisit(browser, front.url + path);
  const { requests } = observation;
  const scripts = requests.filter(({ kind }) => kind === 'script');
  const first = scripts.filter((script) => !named || named.includes(script.path));
  return {
    record,
    requests,
    firstScripts: first.map((script) => script.path),
    roundTrips: chainLength(first),
    tooEarly: scriptsTooEarly(observation).map((script) => script.path),
  };
}
