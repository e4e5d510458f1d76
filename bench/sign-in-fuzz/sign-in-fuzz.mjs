/**
 * `npm run bench -- sign-in-fuzz [--tokens N] [--addresses N] [--tabs N] [--seed N] [--store FOLDER]`
 *
 * Stores damaged tokens, one after the other, and addresses to return to after signing in, in tabs of a real browser. Fails where
 * a tab leaves the site, asks another server for something, has an error or a dialog, or keeps a token that nobody accepts.
 */
import { parseArgs } from 'node:util';
import { openBrowser } from '../browser/browser.mjs';
import { seeded } from '../model/seeded.mjs';
import { openSite } from '../site.mjs';
import { randomAddress, randomToken, tokenOf } from './hostile-values.mjs';
import { openVisitor, until } from './visitor.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('./visitor.mjs').Answer} Answer */

const options = /** @type {const} */ ({
  tokens: { type: 'string', default: '10000' },
  addresses: { type: 'string', default: '10000' },
  tabs: { type: 'string', default: '4' },
  seed: { type: 'string', default: '1' },
  store: { type: 'string' },
});

/** How long the sign-in page may take before it is asked for again, in milliseconds. */
const loginMs = 3000;

/** Tokens that a tab gets by one call. */
const batchSize = 100;

/** @type {Answer} */
const refusal = { status: 401, body: {} };

const goodToken = tokenOf({ sub: 'u1', exp: 9_999_999_999 });

/** @type {Answer} */
const acceptance = {
  status: 200,
  body: {
    user: { role: 'user', from: 'default', uid: 'u1', data: { displayName: 'Uma' } },
    access_token: goodToken,
  },
};

/** Runs in the page. @param {readonly string[]} tokens @returns {Promise<readonly string[]>} those that stayed */
async function storeTokens(tokens) {
  const stayed = [];
  for (const token of tokens) {
    localStorage.setItem('jwt_access_token', token);
    dispatchEvent(new StorageEvent('storage', { key: 'jwt_access_token' }));
    const end = performance.now() + 15_000;
    while (localStorage.getItem('jwt_access_token') !== null && performance.now() < end)
      await new Promise((resolve) => setTimeout(resolve, 5));
    if (localStorage.getItem('jwt_access_token') !== null) stayed.push(token);
    localStorage.clear();
  }
  return stayed;
}

/** Runs in the page: as the host keeps where a guest wanted to go. @param {{ address: string, token: string }} given */
function signInFor({ address, token }) {
  const at = new Date().toISOString();
  sessionStorage.setItem('site.redirect.v1', JSON.stringify({ v: 1, at, data: address }));
  localStorage.setItem('jwt_access_token', token);
  dispatchEvent(new StorageEvent('storage'));
}

/** Runs in the page: as another tab signs out. */
function signOutElsewhere() {
  localStorage.removeItem('jwt_access_token');
  dispatchEvent(new StorageEvent('storage'));
}

/** Runs in the page: by a link, which the host takes over. */
function goToLogin() {
  const link = document.createElement('a');
  link.href = '/login';
  document.body.append(link);
  link.click();
  link.remove();
}

/** Again and again: who has just signed out is still on the way to the home page. @param {Page} page */
async function openLogin(page) {
  const isThere = () => location.pathname === '/login' && document.querySelector('main form') !== null;
  for (let tries = 0; tries < 10; tries += 1) {
    await page.evaluate(goToLogin);
    const isOpen = await until(page, isThere, loginMs).then(
      () => true,
      () => false,
    );
    if (isOpen) return;
  }
  throw new Error(`no sign-in page at ${page.url()}`);
}

/** @param {Page} page @param {string} address @returns {Promise<string>} where the visitor came to */
async function returnTo(page, address) {
  await openLogin(page);
  await page.evaluate(signInFor, { address, token: goodToken });
  await until(
    page,
    () => location.pathname !== '/login' && sessionStorage.getItem('site.redirect.v1') === null,
  );
  const arrived = await page.evaluate(() => location.pathname + location.search + location.hash);
  await page.evaluate(signOutElsewhere);
  await until(page, () => !document.documentElement.hasAttribute('data-user'));
  return arrived;
}

/**
 * Gives values to tabs that work side by side.
 *
 * @param {readonly string[]} values
 * @param {{ tabs: number, open: () => ReturnType<typeof openVisitor>, size: number }} how
 * @param {(page: Page, values: readonly string[]) => Promise<readonly string[]>} run  returns what was wrong
 */
async function inTabs(values, { tabs, open, size }, run) {
  const waiting = [...values];
  const workers = Array.from({ length: tabs }, async () => {
    const { page, troubles, close } = await open();
    while (waiting.length > 0 && troubles.length === 0) {
      const given = waiting.splice(0, size);
      const wrong = await run(page, given).catch((error) => [String(error)]);
      for (const text of [...wrong, ...troubles.splice(0)])
        troubles.push(`${text}\n  with one of ${JSON.stringify(given)}`);
    }
    await close();
    return troubles;
  });
  return (await Promise.all(workers)).flat();
}

/** @param {string[]} parameters */
export async function signInFuzz(parameters) {
  const { tokens, addresses, tabs, seed, store } = parseArgs({ args: parameters, options }).values;
  const random = seeded(Number(seed));
  const { origin, stop } = await openSite(store);
  const browser = await openBrowser();
  const opening = (/** @type {Answer} */ answer) => () => openVisitor(browser, { origin, answer });
  const many = (/** @type {string} */ count, /** @type {() => string} */ make) =>
    Array.from({ length: Number(count) }, make);
  let followed = 0;
  try {
    const troubles = [
      ...(await inTabs(
        many(tokens, () => randomToken(random)),
        { tabs: Number(tabs), open: opening(refusal), size: batchSize },
        (page, given) => page.evaluate(storeTokens, given),
      )),
      ...(await inTabs(
        many(addresses, () => randomAddress(random)),
        { tabs: Number(tabs), open: opening(acceptance), size: 1 },
        async (page, [address = '']) => {
          if ((await returnTo(page, address)) !== '/home') followed += 1;
          return [];
        },
      )),
    ];
    for (const text of troubles) console.log(text);
    console.log(
      `${tokens} tokens and ${addresses} addresses, ${followed} of them followed within the site: ${troubles.length} troubles`,
    );
    if (troubles.length > 0) throw new Error('A tab left the site, or failed.');
  } finally {
    await browser.close();
    stop();
  }
}
