/** A site of the three necessary packages, with display settings, whose company has no page at a professional network. */
import { expect, type Page } from '@playwright/test';
import type { Site } from 'shared-types';
import { expectSettled } from './alive';
import { crawl, type CrawledPage } from './checks/crawl';
import { longTestMs } from './limits';
import { copyOfStore, serveSite, writeSite } from './site-server';
import { test as siteTest } from './site-test';
import { settingsKey, storeLook } from './stored-look';
import { liveVersions, release } from './stores/release-command';

interface SmallSite {
  readonly small: {
    readonly origin: string;
    readonly pages: ReadonlyMap<string, CrawledPage>;
    readonly configure: (change: Partial<Site>) => Promise<void>;
  };
}

const writeSmallSite = (folder: string, change: Partial<Site>) =>
  writeSite(folder, ({ company }) => ({
    company: { ...company, linkedin: '' },
    remotes: ['catalogue', 'corporate'],
    ...change,
  }));

const test = siteTest.extend<object, SmallSite>({
  small: [
    async ({}, use) => {
      const { store, remove } = await copyOfStore();
      const file = await writeSmallSite(store, { settingsPanel: 'everywhere' });
      const { host, catalogue, corporate } = await liveVersions(store);
      const targets = [`host@${host}`, `catalogue@${catalogue}`, `corporate@${corporate}`];
      await release(store, 'promote', ...targets, '--site', file, '--env', 'small');
      const { origin, close } = await serveSite(store, 'small');
      const configure = async (change: Partial<Site>) => {
        await release(store, 'configure', await writeSmallSite(store, change), '--env', 'small');
      };
      await use({ origin, pages: await crawl(origin), configure });
      await close();
      await remove();
    },
    { scope: 'worker', timeout: longTestMs },
  ],
  baseURL: ({ small }, use) => use(small.origin),
});

test.describe.configure({ mode: 'serial', timeout: longTestMs });

test('no page leads to the sign-in, the demo or the professional network', ({ small: { pages } }) => {
  expect(pages.size).toBeGreaterThan(120);
  const dead = [...pages.values()].flatMap(({ links }) =>
    links
      .filter(({ element }) => /^$|^\/(login|example)\b|linkedin/.test(element.getAttribute('href') ?? ''))
      .map(({ from, element }) => `${from}: ${element.outerHTML.slice(0, 120)}`),
  );
  expect(dead).toEqual([]);
});

test('the not-found page links only to existing pages', async ({ page, small }) => {
  for (const address of ['/login', '/example', '/exampel', '/nope']) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    for (const link of new Set(links))
      expect((await fetch(`${small.origin}${link}`)).status, `${address} leads to ${link}`).toBe(200);
  }
});

test('robots.txt and sitemap.xml name only existing pages', async ({ request }) => {
  for (const address of ['/sitemap.xml', '/robots.txt', '/manifest.webmanifest'])
    expect(await (await request.get(address)).text(), address).not.toMatch(/\/(login|example)\b(?!\.)/);
});

const gear = (page: Page) => page.getByRole('button', { name: 'Display settings' });

test('settings that are off are on no page, and what a browser has stored does not count', async ({
  page,
  small: { configure },
}) => {
  await storeLook(page, { theme: { main: 'slate' } });
  await page.goto('/home');
  await expect(page.locator('html')).toHaveAttribute('data-t-main', 'slate');
  await configure({ settingsPanel: 'off' });
  await expect(async () => {
    await page.goto('/home');
    await expect(page.locator('html')).toHaveAttribute('data-settings', 'off', { timeout: 100 });
  }).toPass();
  await expectSettled(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-t-main');
  await expect(gear(page)).toHaveCount(0);
  expect(await page.evaluate((key) => localStorage.getItem(key), settingsKey)).toContain('slate');
});
