/** The look that a visitor has chosen, on pages that are the same for all. */
import { expect, type Page } from '@playwright/test';
import { expectSettled } from './alive';
import { settingsKey, storedLook, storeLook } from './stored-look';
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

test('a stored mix of themes is there before the scripts are, and stays', async ({ page, complaints }) => {
  await storeLook(page, mix);
  let giveScripts = () => {};
  const scriptsMayCome = new Promise<void>((resolve) => {
    giveScripts = resolve;
  });
  await page.route('**/remotes/**/*.js', async (route) => {
    await scriptsMayCome;
    await route.continue();
  });
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
});

test('a guest without settings gets neither the sheet of looks nor the script of the frame', async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(new URL(request.url()).pathname));
  await page.goto('/home');
  await expectSettled(page);
  expect(addresses.filter((address) => /frame|\/assets\/\w+\.css|template-demo/.test(address))).toEqual([]);
  expect(await page.locator('html').getAttribute('data-layout')).toBeNull();
});

test.describe('without the script of the frame', () => {
  test('the page keeps its own header', async ({ page }) => {
    await storeLook(page, { layout: { style: 'layout1' } });
    await page.route('**/frame.*', (route) => route.abort());
    await page.goto('/about-us');
    await expectSettled(page);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Home' }).first()).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-layout');
  });
});

const valid = JSON.parse(storedLook(mix)) as { readonly data: object };

const rubbish = {
  'no JSON': '{"v":1',
  null: 'null',
  'a number': '7',
  'an array': '[1]',
  'a newer version': JSON.stringify({ ...valid, v: 2 }),
  'hostile names and values': JSON.stringify({
    ...valid,
    data: { change: { __proto__: { layout: 1 } }, look: [{ onclick: 'alert(1)', 'data-layout': '"><b>' }] },
  }),
  'a megabyte': `{"v":1,"at":"${'9'.repeat(1_000_000)}"}`,
};

for (const [name, text] of Object.entries(rubbish)) {
  test(`a page with ${name} for a look is everybody's page, and nothing is overwritten`, async ({ page }) => {
    await page.addInitScript(([key, stored]) => localStorage.setItem(key, stored), [
      settingsKey,
      text,
    ] as const);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto('/home');
    await expectSettled(page);
    const names = await page.evaluate(() => document.documentElement.getAttributeNames());
    expect(names.filter((attribute) => /^(on|data-(layout|t-))/.test(attribute))).toEqual([]);
    expect(await page.evaluate((key) => localStorage.getItem(key), settingsKey)).toBe(text);
    expect(errors).toEqual([]);
  });
}
