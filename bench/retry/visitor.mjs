/** A visitor who opens a screen whose files fail, and presses Retry until it appears. */
import { setTimeout as sleep } from 'node:timers/promises';
import { faults, isFileOf } from './faults.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {'first page' | 'in-app'} Way */
/** @typedef {{ origin: string, path: string, remote: string, fault: import('./faults.mjs').FaultName, way: Way }} Encounter */

/** Time that the site waits before it offers Retry, in milliseconds. */
const timeoutMs = 10_000;

/** @param {Page} page */
const retryButton = (page) => page.getByRole('main').getByRole('button', { name: 'Retry' });

/** @param {() => Promise<boolean>} isReached @param {number} forMs */
async function until(isReached, forMs) {
  for (const endsAtMs = performance.now() + forMs; performance.now() < endsAtMs; await sleep(100))
    if (await isReached()) return true;
  return false;
}

/** @param {Page} page @param {Encounter} encounter @returns {Promise<() => Promise<void>>} what mends the files */
export async function comeTo(page, { origin, path, remote, fault, way }) {
  const isBroken = isFileOf(remote);
  await page.clock.install();
  await page.route(isBroken, (route) => void faults[fault](route));
  const start = remote === 'corporate' ? '/login' : '/disclaimer';
  await page.goto(origin + (way === 'first page' ? path : start));
  if (way === 'in-app') {
    await page.waitForFunction(() => history.scrollRestoration === 'manual');
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href });
      document.body.append(link);
      link.click();
      link.remove();
    }, path);
  }
  const hasNotice = async () => (await retryButton(page).count()) > 0;
  for (let round = 0; round < 6 && !(await until(hasNotice, 2000)); round += 1)
    await page.clock.fastForward(timeoutMs);
  return async () => {
    await page.route(isBroken, (route) => void route.continue());
  };
}

/** Runs in the page. */
function isAlive() {
  const main = document.querySelector('main');
  const heading = main?.querySelector('h1');
  const isAdopted = Object.keys(heading ?? {}).some((key) => key.startsWith('__reactFiber'));
  return isAdopted && !main?.querySelector('[aria-busy]') && (main?.innerText.length ?? 0) > 100;
}

/** @param {Page} page @param {() => Promise<void>} mend @returns {Promise<number | undefined>} undefined: it never came */
export async function presses(page, mend) {
  await mend();
  const isThere = async () => (await retryButton(page).count()) === 0 && (await page.evaluate(isAlive));
  for (let count = 0; count < 5; count += 1) {
    if (await until(isThere, count === 0 ? 0 : 5000)) return count;
    await retryButton(page)
      .first()
      .click({ timeout: 5000 })
      .catch(() => {});
  }
  return (await until(isThere, 5000)) ? 5 : undefined;
}
