import { expect, type Page } from '@playwright/test';
import { expectSettled } from './alive';
import { expectNoBarriers } from './rules/barriers';
import { test } from './site-test';
import { storeLook } from './stored-look';

const bar = (page: Page) => page.locator('div[data-area=toolbar]');
const box = (page: Page) => page.getByRole('combobox', { name: 'Search pages' });
const star = (page: Page) =>
  page.getByRole('button', { name: 'Click to add/remove shortcut' }).filter({ visible: true });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Shortcuts' });

async function open(page: Page, path: string, hasLeftPanel = false) {
  await storeLook(page, {
    layout: { style: 'layout1', config: { leftSidePanel: { display: hasLeftPanel } } },
  });
  await page.goto(path);
  await expectSettled(page);
  await expect(bar(page).getByRole('banner')).toBeVisible();
}

test('the search of the toolbar finds pages by their titles and opens them by keyboard', async ({
  page,
  complaints,
}) => {
  await open(page, '/home');
  await box(page).focus();
  await page.keyboard.type('csr');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/about-us\/csr$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await box(page).fill('c');
  await expectNoBarriers(page, 'pages are found');
  expect(complaints).toEqual([]);
});

test('a guest has four shortcuts that work, adds one, and keeps it', async ({ page, complaints }) => {
  await open(page, '/home');
  const links = bar(page)
    .getByRole('navigation', { name: 'Shortcuts' })
    .getByRole('list')
    .first()
    .getByRole('link');
  await expect(links).toHaveCount(4);
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(['/media/events', '/forms', '/contact-us', '/example/notes/labels/todos']);
  for (const address of addresses) expect((await page.request.get(address ?? '')).status()).toBe(200);
  await star(page).click();
  await page.keyboard.type('GALL');
  await menu(page).getByRole('button', { name: 'Shortcut to Gallery' }).click();
  await page.keyboard.press('Escape');
  await expect(star(page)).toBeFocused();
  await expect(links).toHaveCount(5);
  await page.reload();
  await expect(links.last()).toHaveAccessibleName('Gallery');
  await star(page).click();
  await expectNoBarriers(page, 'shortcuts are chosen');
  expect(complaints).toEqual([]);
});

test('the menu of the shortcuts in the left panel stays in the window', async ({ page }) => {
  await open(page, '/home', true);
  await expect(page.locator('[data-panel=left]').getByRole('link')).toHaveCount(4);
  await star(page).click();
  await expect(menu(page)).toBeInViewport({ ratio: 1 });
  await expectNoBarriers(page, 'shortcuts stand in the left panel');
});

test('the toolbar holds at any width, and its menus stay in the window', async ({ page }) => {
  await open(page, '/contact-us');
  const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  for (const width of [320, 390, 820, 1200, 1440])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      expect(await bar(page).evaluate((element) => element.getBoundingClientRect().height)).toBe(64);
      await bar(page).getByRole('button', { name: 'Search' }).or(box(page)).click();
      await page.keyboard.type('c');
      await expect(page.getByRole('listbox')).toBeInViewport({ ratio: 1 });
      expect(await isWide()).toBe(false);
      // The list, the text and, in a narrow window, the search itself.
      for (let times = 0; times < 3; times++) await page.keyboard.press('Escape');
      await star(page).click();
      await expect(menu(page)).toBeInViewport({ ratio: 1 });
      expect(await isWide()).toBe(false);
      await page.keyboard.press('Escape');
      await bar(page).getByRole('button', { name: 'Guest' }).click();
      await expect(menu(page)).toHaveCount(0);
      await expect(page.getByRole('menuitem', { name: 'Sign in' })).toBeInViewport({ ratio: 1 });
      expect(await isWide()).toBe(false);
      await page.keyboard.press('Escape');
    });
});
