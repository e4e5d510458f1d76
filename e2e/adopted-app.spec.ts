/** An app that others have built, on the site: `adopted-app` is what their builder would have written. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { expectLinksTakenOver } from './alive';
import { follow } from './follow';
import { longTestMs } from './limits';
import { test, type Releases } from './releases-test';
import { expectOtherDocument, leaveMark } from './same-document';
import { versionFor } from './shared-modules';
import { ada, keptToken, register } from './sign-in/accounts-test';
import { writeSite } from './site-server';
import { release } from './stores/release-command';

test.describe.configure({ timeout: longTestMs });

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '..');

interface Adopted {
  /** Folder that its builder would have written. */
  readonly app?: 'adopted-app' | 'module-app';
  /** Title of the page, and name of the module that the app exposes. */
  readonly title?: 'Orders' | 'Board';
}

/** Adopts an app and makes it live. @param options  more of `adopt` */
async function goLive({ store, origin }: Releases, what: Adopted, ...options: readonly string[]) {
  const { app = 'adopted-app', title = 'Orders' } = what;
  const name = title.toLowerCase();
  const folder = path.join(store, 'adopted');
  const offer = ['--expose', `./${title}`, '--route', `/${name}`, '--title', title, '--version', '1.0.0'];
  const dist = path.join(import.meta.dirname, app);
  const trial = ['--to', folder, '--untried', 'a test'];
  const line = [path.join(root, 'tooling/run.mjs'), 'adopt', dist, ...offer, ...trial, ...options];
  await run(process.execPath, line, { cwd: root });
  const siteFile = await writeSite(store, ({ remotes }) => ({ remotes: [...remotes, name] }));
  for (const line of [
    ['configure', siteFile],
    ['publish', folder],
    ['promote', `${name}@1.0.0`],
  ])
    await release(store, ...line);
  await expect
    .poll(async () => await (await fetch(`${origin}/${name}/7`)).text())
    .toContain('This page needs JavaScript');
}

const colourOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).color);

/** Presses the button of the app that sends its token. @returns what its service was sent */
async function askService(page: Page) {
  const request = page.waitForRequest('**/api/orders');
  await page.getByRole('button', { name: 'Ask the service' }).click();
  return await (await request).headerValue('authorization');
}

test('an adopted app is drawn with the React of the site, held in its element, and pinned', async ({
  releases,
  page,
  complaints,
}) => {
  await goLive(releases, {});

  await page.goto('/home');
  await expectLinksTakenOver(page);
  await follow(page, '/orders');
  await expect(page.getByText(`React ${versionFor('host', 'react')} at /orders`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Orders of guest Guest' })).toBeVisible();
  expect(await colourOf(page, 'main h1')).toBe('rgb(1, 2, 3)');
  expect(await colourOf(page, 'body > #root footer')).not.toBe('rgb(1, 2, 3)');

  await page.getByRole('button', { name: 'Clicked 0 times' }).click();
  await page.getByRole('button', { name: 'Open order 7' }).click();
  await expect(page.getByText('at /orders/7')).toBeVisible();
  await page.getByRole('link', { name: 'Order 8' }).click();
  await expect(page.getByText('at /orders/8')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('at /orders/7')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clicked 1 times' })).toBeVisible();

  await page.route('**/api/orders', (route) => route.fulfill());
  expect(await askService(page)).toBe('Bearer undefined');
  await register(page, ada);
  await follow(page, '/orders');
  await expect(page.getByRole('heading', { name: `Orders of user ${ada.name}` })).toBeVisible();
  expect(await askService(page)).toBe(`Bearer ${await keptToken(page)}`);
  expect(complaints).toEqual([]);

  await expect(page.locator('html.dark > body > output')).toHaveText('Saved');
  await follow(page, '/home');
  await expect(page.locator('html.dark, body[style*=overflow], body > output')).toHaveCount(0);
  await follow(page, '/orders');

  await damage(page, 'orders.js', ['Orders of', 'Orders 0f']);
  await page.reload();
  await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(page.getByText('Orders 0f')).toHaveCount(0);
});

/** Sends other bytes for a file of the app. */
const damage = (page: Page, file: string, [from, to]: readonly [string, string]) =>
  page.route(`**/orders/1.0.0/app/${file}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace(from, to) });
  });

test('an app of modules has a document of its own, whose import map refuses other bytes', async ({
  releases,
  page,
  complaints,
}) => {
  await goLive(releases, { app: 'module-app' });

  await page.goto('/home');
  await expectLinksTakenOver(page);
  await leaveMark(page);
  await follow(page, '/orders');
  await expect(page.getByRole('heading', { name: 'Orders of guest' })).toBeVisible();
  await expectOtherDocument(page);
  await expect(page.getByText(`React ${versionFor('host', 'react')}`)).toBeVisible();
  await page.getByRole('button', { name: 'Open the detail' }).click();
  await expect(page.getByText('All of order 7')).toHaveCSS('color', 'rgb(4, 5, 6)');
  await leaveMark(page);
  await follow(page, '/home');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Orders of guest');
  await expectOtherDocument(page);
  expect(complaints).toEqual([]);

  await damage(page, 'detail.js', ['All', 'None']);
  await page.goto('/orders');
  await page.getByRole('button', { name: 'Open the detail' }).click();
  await expect(page.getByText('No detail')).toBeVisible();

  await damage(page, 'title.js', ['Orders of', 'Orders 0f']);
  await page.reload();
  await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(page.getByText('Orders 0f')).toHaveCount(0);
});

/** Elements and attributes of the board outside of its element, as the page has them now. */
const outside = (page: Page) =>
  page.evaluate(() => {
    const link = document.querySelector('header a') ?? document.body;
    const { letterSpacing, wordSpacing } = getComputedStyle(link);
    const added = document.querySelectorAll('body > aside:not(#sample), body > output').length;
    const styles = document.querySelectorAll('style').length;
    return {
      letterSpacing,
      wordSpacing,
      added,
      styles,
      attribute: document.documentElement.dataset['board'],
    };
  });

test('a mount function brings its own runtime, and what it made outside of its element is there on its page only', async ({
  releases,
  page,
  complaints,
}) => {
  await goLive(releases, { title: 'Board' }, '--mount');
  await page.goto('/home');
  await expectLinksTakenOver(page);
  const before = await outside(page);
  const title = await page.title();
  const board = page.getByRole('heading', { name: 'Board of Guest at /board' });
  for (let visit = 0; visit < 3; visit += 1) {
    await follow(page, '/board');
    await expect(board).toBeFocused();
    await expect(page).toHaveTitle('Board');
    expect(await outside(page)).toEqual({
      ...{ letterSpacing: '3px', wordSpacing: '3px', added: 2, attribute: 'open' },
      styles: before.styles + 1,
    });
    await follow(page, '/home');
    await expect(page).toHaveTitle(title);
    await expect(board).toHaveCount(0);
    expect(await outside(page)).toEqual({ ...before, styles: before.styles + 1 });
  }
  await register(page, ada);
  await follow(page, '/board');
  await expect(page.getByRole('heading', { name: `Board of ${ada.name}` })).toBeVisible();
  expect(complaints).toEqual([]);
});
