import { expect, type Route } from '@playwright/test';
import { expectLinksTakenOver, expectSettled } from './alive';
import { follow } from './follow';
import { test } from './site-test';
import { expectNoBarriers } from './rules/barriers';

const phone = { width: 390, height: 844 };

test('an open menu has no axe violation, light and dark', async ({ page }) => {
  await page.goto('/home');
  await expectSettled(page);
  for (const name of ['About Us menu', 'Products menu']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('button', { name, expanded: true })).toBeVisible();
    await expectNoBarriers(page, name, 'wide');
    await page.keyboard.press('Escape');
  }
});

test('the open drawer has no axe violation, light and dark', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/home');
  await expectSettled(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  for (const group of await drawer.locator('summary').all()) await group.click();
  await expectNoBarriers(page, 'drawer', 'narrow');
});

const catalogueFiles = /\/remotes\/catalogue\/[^?]*\.js/;

for (const [text, waitMs, fault] of [
  ['Something went wrong', 0, (route: Route) => route.abort()],
  ['Taking a long time...', 10_000, () => new Promise<void>(() => {})],
] as const) {
  test(`“${text}” is no barrier that axe finds, over a page that reads and in the place of a screen`, async ({
    page,
    context,
  }) => {
    await context.route(catalogueFiles, fault);
    await page.clock.install();
    for (const way of ['first page', 'in-app']) {
      await page.goto(way === 'first page' ? '/products/gloves' : '/disclaimer');
      await expectLinksTakenOver(page);
      if (way === 'in-app') await follow(page, '/products/gloves');
      const notice = page.getByRole('main').getByRole('alert');
      await expect(async () => {
        await page.clock.fastForward(waitMs);
        await expect(notice).toContainText(text, { timeout: 1000 });
      }).toPass();
      await page.clock.resume();
      await expectNoBarriers(page, way);
    }
  });
}

test('pages filtered to nothing have no barrier that axe finds', async ({ page }) => {
  for (const [path, label, things] of [
    ['/credentials', 'Filter this page', 'standards'],
    ['/site-map', 'Filter', 'pages'],
  ] as const) {
    await page.goto(path);
    await expectSettled(page);
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: label }).fill('umbrella');
    await expect(main.getByRole('status').first()).toHaveText(new RegExp(`^0 of \\d+ ${things}$`));
    await expectNoBarriers(page, `nothing found on ${path}`);
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});
