/** The look that a visitor has chosen, on pages that are the same for all. */
import { expect, type Page } from '@playwright/test';
import { expectSettled } from './alive';
import { follow } from './follow';
import { holdRequests } from './hold-requests';
import { storeLook } from './stored-look';
import { test } from './site-test';

const mix = { theme: { main: 'slate', navbar: 'deepOcean', toolbar: 'sunset', footer: 'greeny' } } as const;

const groundOf = (page: Page) =>
  page.evaluate(() =>
    ['body', 'header', 'footer'].map((name) => {
      const element = document.querySelector(name);
      const { backgroundColor, color } = getComputedStyle(element ?? document.body);
      return `${name} ${color} on ${backgroundColor}`;
    }),
  );

test(
  'a stored mix of themes is there before the scripts are, and stays',
  { tag: '@main' },
  async ({ page, complaints }) => {
    await storeLook(page, mix);
    const giveScripts = await holdRequests(page, '**/remotes/**/*.js');
    await page.goto('/home');
    const before = await groundOf(page);
    expect(new Set(before.map((ground) => ground.split(' on ')[1])).size).toBe(3);
    // Without the edge, where the button of the settings appears, and pictures that are loaded late.
    const clip = { x: 0, y: 0, width: 1300, height: 660 };
    const picture = await page.screenshot({ clip });
    giveScripts();
    await expectSettled(page);
    expect(await groundOf(page)).toEqual(before);
    expect((await page.screenshot({ clip })).equals(picture)).toBe(true);
    expect(complaints).toEqual([]);
  },
);

test('a route shows its own settings, over those that are stored, before the scripts are there', async ({
  page,
  complaints,
}) => {
  const attributes = () =>
    page.evaluate(() => {
      const root = document.documentElement;
      const names = root
        .getAttributeNames()
        .filter((name) => /^data-/.test(name) && name !== 'data-untouched');
      return Object.fromEntries(names.map((name) => [name, root.getAttribute(name)]));
    });
  await storeLook(page, { ...mix, layout: { style: 'layout1' }, customScrollbars: false });
  const giveScripts = await holdRequests(page, '**/remotes/**/*.js');
  await page.goto('/example/route-settings');
  const before = await attributes();
  expect(before).toMatchObject({
    'data-layout': 'layout3',
    'data-mode': 'boxed',
    'data-navbar-position': 'top',
  });
  expect(before).toMatchObject({
    'data-t-main': 'deepOcean',
    'data-t-footer': 'greeny',
    'data-scrollbars': 'browser',
  });
  const width = () => page.locator('#root').evaluate((root) => root.getBoundingClientRect().width);
  expect(await width()).toBe(1120);
  giveScripts();
  await expectSettled(page);
  await expect(page.getByRole('button', { name: 'Display settings' })).toBeVisible();
  expect([await attributes(), await width()]).toEqual([before, 1120]);
  await follow(page, '/home');
  await expect.poll(attributes).toMatchObject({ 'data-layout': 'layout1' });
  await page.goBack();
  await expect.poll(attributes).toEqual(before);
  expect(complaints).toEqual([]);
});

test('a guest without settings gets neither the sheet of looks nor the script of the panels', async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(new URL(request.url()).pathname));
  await page.goto('/home');
  await expectSettled(page);
  expect(addresses.filter((address) => /panels|\/assets\/\w+\.css|template-demo/.test(address))).toEqual([]);
  expect(await page.locator('html').getAttribute('data-layout')).toBeNull();
});

for (const script of ['panels', 'mui-panels'])
  test(`without the script ${script}, the page keeps its own header`, async ({ page }) => {
    await storeLook(page, { layout: { style: 'layout1' } });
    await page.route(`**/${script}.*`, (route) => route.abort());
    await page.goto('/about-us');
    await expectSettled(page);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Home' }).first()).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-layout');
  });
