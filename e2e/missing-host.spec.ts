/** A document without the deferred part or all scripts of the host, and a network that recovers by itself. */
import { expect, type Page } from '@playwright/test';
import { expectLinksTakenOver, expectScreenAlive } from './alive';
import { follow } from './follow';
import { test } from './site-test';

// Offline, a browser still uses the files that an earlier test left in its cache.
test.use({ isFirstVisit: true });

/** Files beyond the first scripts, whoever they belong to. */
const isDeferred = ({ pathname }: URL) =>
  /^\/remotes\/(host\/.*\/deferred|(?!host\/).*)\.(js|css)$/.test(pathname);

/** Breaks the deferred files. @returns a function that repairs them */
async function breakDeferredFiles(page: Page): Promise<() => Promise<void>> {
  await page.route(isDeferred, (route) => route.abort('internetdisconnected'));
  return async () => {
    await page.route(isDeferred, (route) => route.continue());
  };
}

const main = (page: Page) => page.getByRole('main');

test('a prerendered page hydrates by itself once its host and screen can be loaded', async ({ page }) => {
  await page.clock.install();
  const mend = await breakDeferredFiles(page);
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/deferred.js?attempt=2'),
  );
  await page.goto('/products/gloves');
  await failed;
  await expect(main(page).getByRole('heading', { level: 1, name: 'Gloves' })).toBeVisible();
  await mend();
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expectScreenAlive(page);
  }).toPass();
  await expectLinksTakenOver(page);
});

test('an application screen without its host shows the error, and Retry shows the screen', async ({
  page,
}) => {
  const mend = await breakDeferredFiles(page);
  await page.goto('/example/feedback');
  await expect(main(page).getByRole('alert')).toContainText('Something went wrong');
  await mend();
  await main(page).getByRole('button', { name: 'Retry' }).click();
  await expectLinksTakenOver(page);
  await expect(main(page).getByRole('button', { name: 'Show message' })).toBeVisible();
  await expect(main(page).getByRole('alert')).toHaveCount(0);
});

test('a screen that failed offline appears when the network is back, and the focus stays', async ({
  page,
}) => {
  await page.goto('/disclaimer');
  await expectLinksTakenOver(page);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await follow(page, '/gallery');
  await expect(main(page).getByRole('button', { name: 'Retry' })).toBeVisible();
  const search = page.locator('#site-search');
  await search.fill('gloves');
  await page.context().setOffline(false);
  await expect(main(page).getByRole('alert')).toHaveCount(0);
  await expectScreenAlive(page);
  await expect(main(page).getByRole('img').first()).toBeVisible();
  await expect(search).toBeFocused();
});
