/** Ways from the sign-in page to an address that this browser has stored. */
import { until } from './visitor.mjs';

/** @typedef {import('playwright-core').Page} Page */

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

/** Runs in the page. The home page has forms, too, but no password. */
const isLoginOpen = () =>
  location.pathname === '/login' && document.querySelector('main input[type=password]') !== null;

/** Runs in the page. `/` only leads to the home page. */
const hasArrived = () =>
  location.pathname !== '/login' &&
  location.pathname !== '/' &&
  sessionStorage.getItem('site.redirect.v1') === null;

/** A guest signs in. @param {Page} page @param {string} address @param {string} token @returns {Promise<string>} the way's end */
export async function returnTo(page, address, token) {
  await page.evaluate(goToLogin);
  await until(page, isLoginOpen);
  await page.evaluate(signInFor, { address, token });
  await until(page, hasArrived);
  return await page.evaluate(() => location.pathname + location.search + location.hash);
}

/** @param {Page} page @param {string} token */
export const signIn = (page, token) => returnTo(page, '/home', token);

/** The user becomes a guest before the home page is reached. @param {Page} page */
export async function signOut(page) {
  await page.evaluate(signOutElsewhere);
  await until(
    page,
    () => location.pathname === '/home' && !document.documentElement.hasAttribute('data-user'),
  );
}

/**
 * Runs in the page of a user: the sign-in page leads a user on, as it leads on a guest who has just signed in.
 *
 * @param {readonly string[]} addresses
 * @returns {Promise<{ arrived: readonly string[], wrong: readonly string[] }>}
 */
export async function followAll(addresses) {
  const arrived = [];
  const wrong = [];
  const key = 'site.redirect.v1';
  const isOnTheWay = () =>
    location.pathname === '/login' || location.pathname === '/' || sessionStorage.getItem(key) !== null;
  const leavesTheSite = (/** @type {string} */ address) =>
    !URL.canParse(address, location.origin) || new URL(address, location.origin).origin !== location.origin;
  const link = document.createElement('a');
  link.href = '/login';
  document.body.append(link);
  for (const address of addresses) {
    sessionStorage.setItem(key, JSON.stringify({ v: 1, at: new Date().toISOString(), data: address }));
    dispatchEvent(new StorageEvent('storage'));
    link.click();
    const end = performance.now() + 15_000;
    while (isOnTheWay() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve));
    const place = location.pathname + location.search + location.hash;
    if (isOnTheWay()) wrong.push(`stays at ${place} on the way to ${JSON.stringify(address)}`);
    if (leavesTheSite(address) && place !== '/home') wrong.push(`${JSON.stringify(address)} led to ${place}`);
    arrived.push(place);
  }
  link.remove();
  return { arrived, wrong };
}
