/** `npm run bench returning-user`: what the first view loads for somebody who has been signed in, beside what it loads for a guest. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { localStore } from 'tooling/site/prepare.mjs';
import { serveStore } from 'tooling/site/serve.mjs';
import { openBrowser, untilQuiet, visit } from '../browser/browser.mjs';
import { requestsOf } from '../browser/requests.mjs';
import { inBytes, markdownTable } from '../report/table.mjs';

/** @typedef {import('../browser/requests.mjs').Request} Request */

/** What is counted of a view. @typedef {{ requests: Request[], layoutShift: number }} Loaded */

/** Where the host keeps the token of the JWT API. */
const tokenKey = 'jwt_access_token';

const person = { displayName: 'Ada Byron', email: 'ada@example.test', password: 'tulip garden moon' };

/** @param {string} origin @returns {Promise<string>} the token of a new account */
async function register(origin) {
  const response = await fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(person),
  });
  const { access_token: token } = await response.json();
  if (typeof token !== 'string') throw new Error(`The site did not register anybody: ${response.status}.`);
  return token;
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 * @param {string} [token] absent: a guest
 * @returns {Promise<Loaded>}
 */
const load = (browser, address, token) =>
  visit(browser, 'none', async (made) => {
    const { page, errors } = made;
    if (token !== undefined)
      await page.addInitScript(({ key, value }) => localStorage.setItem(key, value), {
        key: tokenKey,
        value: token,
      });
    await page.goto(address);
    await untilQuiet(made);
    if (errors.length > 0) throw new Error(errors.join('\n'));
    const name = token === undefined ? 'Sign in' : person.displayName;
    if (!(await page.getByRole('banner').innerHTML()).includes(name))
      throw new Error(`The header does not show ${name}.`);
    const layoutShift = await page.evaluate(
      () =>
        /** @type {import('../browser/probe.mjs').ProbedWindow} */ (/** @type {unknown} */ (window)).pageNotes
          .layoutShift,
    );
    return { requests: await requestsOf(page), layoutShift };
  });

/** @param {Loaded} guest @param {Loaded} user */
function report(guest, user) {
  const known = new Set(guest.requests.map(({ path: name }) => name));
  const more = user.requests.filter(({ path: name }) => !known.has(name));
  const bytes = (/** @type {readonly Request[]} */ requests) =>
    inBytes(requests.reduce((total, { sizeBytes }) => total + sizeBytes, 0));
  console.log(
    markdownTable(
      ['/home', 'guest', 'returning user'],
      [
        ['requests until idle', guest.requests.length, user.requests.length],
        ['bytes of all', bytes(guest.requests), bytes(user.requests)],
        ['layout shift', guest.layoutShift.toFixed(4), user.layoutShift.toFixed(4)],
      ],
    ),
  );
  console.log('\nFor the user only:\n');
  const rows = more.map(({ path: name, startMs, sizeBytes }) => [
    name,
    Math.round(startMs),
    inBytes(sizeBytes),
  ]);
  console.log(markdownTable(['file', 'from ms', 'bytes'], rows));
}

/** @param {import('../options.mjs').BenchOptions} options */
export async function returningUser({ store = localStore }) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'returning-user-'));
  const { origin, stop } = await serveStore(store, { accountsFile: path.join(folder, 'accounts.sqlite') });
  const browser = await openBrowser();
  try {
    const guest = await load(browser, `${origin}/home`);
    report(guest, await load(browser, `${origin}/home`, await register(origin)));
  } finally {
    await browser.close();
    stop();
    await rm(folder, { recursive: true });
  }
}
