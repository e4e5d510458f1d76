/**
 * `npm run check:firefox`: signing in by each provider in a second engine. One test is one life of an account: register, update,
 * reload, second tab, expiry, sign-out, wrong password, and a provider that is down, slow or answers rubbish.
 */
import { expect, mergeTests } from '@playwright/test';
import type { HTTPRequest } from 'puppeteer-core';
import { longTestMs } from '../limits';
import { ada, test as accountsTest } from '../sign-in/accounts-test';
import { test as firebaseTest } from '../sign-in/firebase-test';
import { test as identityTest } from '../sign-in/identity-test';
import { firefoxPath, test as firefoxTest } from './firefox';
import { openVisitor, type FirefoxVisitor } from './firefox-visitor';

firefoxTest.skip(
  firefoxPath === undefined || process.env['CHECK'] !== 'firefox',
  'npm run check:firefox signs in with Firefox.',
);
firefoxTest.describe.configure({ timeout: longTestMs, mode: 'default' });

const wrongPassword = 'not this one';

const rubbish = {
  headers: { 'access-control-allow-origin': '*' },
  contentType: 'text/html',
  body: '<h1>Hello</h1>',
};

async function fillIn({ fill, pressEnter }: FirefoxVisitor, password: string) {
  await fill('email', ada.email);
  await fill('password', password);
  await pressEnter();
}

async function register({ open, fill, pressEnter }: FirefoxVisitor) {
  await open('/login?account=new');
  await fill('name', ada.name);
  await fill('email', ada.email);
  await fill('new-password', ada.password);
  await pressEnter();
}

/** Signs out where the account is shown. @param keys of local storage that are gone then, as a pattern */
async function signOutInTwoTabs(
  { press, isAt, keysLike }: FirefoxVisitor,
  other: FirefoxVisitor,
  keys: string,
) {
  await other.open('/account');
  await other.sees('Change your password');
  await press('Sign out', 'main');
  await isAt('/home');
  await other.isAt('/home');
  await other.page.close();
  expect(await keysLike(keys)).toEqual([]);
}

/** From the account to the form, and back after a wrong password. */
async function signInAtSecondTry(visitor: FirefoxVisitor) {
  const { open, isAt, sees } = visitor;
  await open('/account');
  await isAt('/login');
  await fillIn(visitor, wrongPassword);
  await sees('Wrong e-mail address or password.');
  await fillIn(visitor, ada.password);
  await isAt('/account');
  await sees(ada.email);
}

/** With the panel of the page that is shown. */
async function chooseLayout({ press }: FirefoxVisitor) {
  await press('Display settings');
  await press('Layout 3', 'dialog');
}

/** What becomes of requests for a token. */
type Fate = 'answered' | 'refused' | 'held' | 'rubbish';

/** Takes the place of the server. @returns sets the fate of the next requests; those that were held go on with `answered` */
async function interceptTokens({ page }: FirefoxVisitor): Promise<(next: Fate) => void> {
  let fate: Fate = 'answered';
  const held: HTTPRequest[] = [];
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const isForToken = /\/(api\/auth|oauth\/token)$/.test(new URL(request.url()).pathname);
    // Firefox does not hold every request.
    if (!isForToken || fate === 'answered') request.continue().catch(() => {});
    else if (fate === 'refused') void request.abort();
    else if (fate === 'held') held.push(request);
    else void request.respond(rubbish);
  });
  return (next) => {
    fate = next;
    if (next === 'answered') for (const request of held.splice(0)) void request.continue();
  };
}

const accounts = mergeTests(firefoxTest, accountsTest);

accounts('the JWT API signs in with Firefox', async ({ firefox, server }) => {
  const context = await firefox.createBrowserContext();
  const visitor = await openVisitor(context, server.origin);
  const { open, press, sees, isAt, keysLike, page } = visitor;
  await register(visitor);
  await sees('Logged in with JWT');
  await open('/example');
  await sees('Logged in with JWT');
  await press('Show the app frame');
  await sees('User data saved with api');
  await open('/account');
  await visitor.reload();
  await sees(ada.email);
  await signOutInTwoTabs(visitor, await openVisitor(context, server.origin), 'jwt');
  await signInAtSecondTry(visitor);
  await page.evaluate(() => {
    const [header, , signature] = (localStorage.getItem('jwt_access_token') ?? '').split('.');
    const ended = btoa(JSON.stringify({ sub: 'ada', exp: Math.floor(Date.now() / 1000) - 1 }));
    localStorage.setItem('jwt_access_token', `${header}.${ended}.${signature}`);
  });
  await visitor.reload();
  await sees('access_token expired');
  expect(await keysLike('jwt')).toEqual([]);
  const letTokensBe = await interceptTokens(visitor);
  await open('/login');
  letTokensBe('refused');
  await fillIn(visitor, ada.password);
  await sees('could not be reached');
  letTokensBe('rubbish');
  await fillIn(visitor, ada.password);
  await sees('sent an unexpected answer');
  letTokensBe('held');
  await fillIn(visitor, ada.password);
  await sees('Logging in with JWT');
  expect(await keysLike('jwt')).toEqual([]);
  letTokensBe('answered');
  // Where the expired token was found.
  await isAt('/account');
  expect(await keysLike('jwt')).toEqual(['jwt_access_token']);
  await context.close();
});

const identities = mergeTests(firefoxTest, identityTest);

identities('Auth0 signs in with Firefox', async ({ firefox, server: _server, siteOrigin, identity }) => {
  const context = await firefox.createBrowserContext();
  const visitor = await openVisitor(context, siteOrigin);
  const { open, press, fill, sees, isAt, leaveBy, keysLike, page } = visitor;
  const email = `ada-${Date.now()}@example.test`;
  const fillProvider = async (password: string) => {
    await fill('username', email);
    await fill('password', password);
    await press('Continue');
  };
  await open('/account');
  await isAt('/login');
  await press('Create an account');
  await press('Continue with Auth0');
  await fill('name', ada.name);
  await fillProvider(ada.password);
  await isAt('/account');
  await sees(ada.name);
  await chooseLayout(visitor);
  await sees('User data saved to auth0');
  await visitor.reload();
  await sees('Logged in with Auth0');
  await page.evaluate(() => localStorage.setItem('expires_at', '1'));
  await visitor.reload();
  await sees('Logged in with Auth0');
  const other = await openVisitor(context, siteOrigin);
  await other.open('/account');
  await other.sees(ada.name);
  await leaveBy(() => press('Sign out', 'main'));
  await isAt('/home');
  await other.isAt('/home');
  await other.page.close();
  expect(await keysLike('token|expires')).toEqual([]);
  await open('/account');
  await press('Continue with Auth0');
  await fillProvider(wrongPassword);
  await sees('Wrong email or password');
  await fillProvider(ada.password);
  await isAt('/account');
  await sees('Logged in with Auth0');
  await leaveBy(() => press('Sign out', 'main'));
  await isAt('/home');
  await open('/login');
  await identity.turn({ mode: 'down' });
  await press('Continue with Auth0');
  await sees('could not be reached');
  await identity.turn({ mode: 'normal', delayMs: 300 });
  const letTokensBe = await interceptTokens(visitor);
  letTokensBe('rubbish');
  await press('Continue with Auth0');
  await fillProvider(ada.password);
  await sees('sent an unexpected answer');
  expect(await keysLike('token|expires')).toEqual([]);
  letTokensBe('answered');
  await press('Continue with Auth0');
  await isAt('/home');
  expect(await keysLike('token|expires')).toHaveLength(3);
  await context.close();
});

const databases = mergeTests(firefoxTest, firebaseTest);

databases('Firebase signs in with Firefox', async ({ firefox, server, firebase }) => {
  const context = await firefox.createBrowserContext();
  const visitor = await openVisitor(context, server.origin);
  const { open, sees, isAt, keysLike } = visitor;
  await register(visitor);
  await sees('Logged in with Firebase');
  await open('/account');
  await sees(ada.email);
  await chooseLayout(visitor);
  await sees('User data saved to firebase');
  await visitor.reload();
  await sees('Logged in with Firebase');
  await signOutInTwoTabs(visitor, await openVisitor(context, server.origin), 'firebase:authUser');
  await signInAtSecondTry(visitor);
  firebase.auth.revokeAll();
  firebase.auth.setLifetime(1);
  await visitor.reload();
  await isAt('/login');
  expect(await keysLike('firebase:authUser')).toEqual([]);
  firebase.auth.setLifetime(3600);
  firebase.auth.setDown(true);
  await fillIn(visitor, ada.password);
  await sees('could not be reached');
  firebase.auth.setDown(false);
  firebase.auth.setRubbish(true);
  await fillIn(visitor, ada.password);
  await sees('could not be reached');
  firebase.auth.setRubbish(false);
  firebase.auth.setDelay(1000);
  await fillIn(visitor, ada.password);
  await sees('Logging in with Firebase');
  expect(await keysLike('firebase:authUser')).toEqual([]);
  await isAt('/account');
  expect(await keysLike('firebase:authUser')).toHaveLength(1);
  await context.close();
});
