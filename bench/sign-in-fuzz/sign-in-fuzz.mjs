/**
 * `npm run bench -- sign-in-fuzz [--tokens N] [--addresses N] [--sign-ins N] [--tabs N] [--seed N] [--store FOLDER]`
 *
 * Stores damaged tokens, one after the other, and addresses to return to from the sign-in page, in tabs of a real browser. Fails
 * where a tab leaves the site, asks another server for something, has an error or a dialog, or keeps a token that nobody accepts.
 * Before the addresses that one user follows, others are followed by guests who sign in and out for each of them.
 */
import { parseArgs } from 'node:util';
import { openBrowser } from '../browser/browser.mjs';
import { seeded } from '../model/seeded.mjs';
import { openSite } from '../site.mjs';
import { randomAddress, randomToken, tokenOf } from './hostile-values.mjs';
import { followAll, returnTo, signIn, signOut } from './return-addresses.mjs';
import { openVisitor } from './visitor.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('./visitor.mjs').Answer} Answer */

const options = /** @type {const} */ ({
  tokens: { type: 'string', default: '10000' },
  addresses: { type: 'string', default: '10000' },
  'sign-ins': { type: 'string', default: '100' },
  tabs: { type: 'string', default: '4' },
  seed: { type: 'string', default: '1' },
  store: { type: 'string' },
});

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
  const { tokens, addresses, tabs, seed, store, ...others } = parseArgs({ args: parameters, options }).values;
  const signIns = others['sign-ins'];
  const random = seeded(Number(seed));
  const { origin, stop } = await openSite(store);
  const browser = await openBrowser();
  const opening = (/** @type {Answer} */ answer) => () => openVisitor(browser, { origin, answer });
  const many = (/** @type {string} */ count, /** @type {() => string} */ make) =>
    Array.from({ length: Number(count) }, make);
  let followed = 0;
  const countFollowed = (/** @type {string} */ arrived) => {
    if (arrived !== '/home') followed += 1;
  };
  const address = () => randomAddress(random);
  const signedIn = new WeakSet();
  try {
    const troubles = [
      ...(await inTabs(
        many(tokens, () => randomToken(random)),
        { tabs: Number(tabs), open: opening(refusal), size: batchSize },
        (page, given) => page.evaluate(storeTokens, given),
      )),
      ...(await inTabs(
        many(signIns, address),
        { tabs: Number(tabs), open: opening(acceptance), size: 1 },
        async (page, [given = '']) => {
          countFollowed(await returnTo(page, given, goodToken));
          await signOut(page);
          return [];
        },
      )),
      ...(await inTabs(
        many(addresses, address),
        { tabs: Number(tabs), open: opening(acceptance), size: batchSize },
        async (page, given) => {
          if (!signedIn.has(page)) await signIn(page, goodToken);
          signedIn.add(page);
          const { arrived, wrong } = await page.evaluate(followAll, given);
          arrived.forEach(countFollowed);
          return wrong;
        },
      )),
    ];
    for (const text of troubles) console.log(text);
    console.log(
      `${tokens} tokens, ${addresses} addresses of users and ${signIns} of guests, ${followed} of them followed within the site: ${troubles.length} troubles`,
    );
    if (troubles.length > 0) throw new Error('A tab left the site, or failed.');
  } finally {
    await browser.close();
    stop();
  }
}
