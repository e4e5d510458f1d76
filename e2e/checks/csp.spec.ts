/** The content policy of every page, what a whole visit asks for and leaves behind, and that the policy holds. */
import { expect, type Page } from '@playwright/test';
import { expectSettled } from '../alive';
import { follow } from '../follow';
import { watchPage } from '../page-watch';
import { allPages } from '../pages';
import { test } from '../site-test';
import { storedKeys } from '../stored-keys';
import { expectSameDocument, leaveMark } from '../same-document';

const policyOf = (html: string) =>
  /^<!doctype html><html lang="en"[^>]*><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(
    html,
  )?.[1] ?? '';

/** Opens what only a visitor's action opens. */
async function openEverything(page: Page) {
  for (const name of ['About Us menu', 'Products menu']) await page.getByRole('button', { name }).click();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1440, height: 900 });
}

test(
  'every page has a strict content policy, and nothing in it that would violate it',
  { tag: '@main' },
  async ({ request }) => {
    for (const path of [...allPages, '/no-such-page/at/all']) {
      const html = await (await request.get(path)).text();
      const policy = policyOf(html);
      expect.soft(policy, path).toContain("default-src 'none';script-src 'self' 'sha256-");
      expect.soft(policy, path).toContain("require-trusted-types-for 'script';trusted-types default");
      expect.soft(policy, path).not.toMatch(/unsafe-inline|unsafe-eval|unsafe-hashes|\*|\bhttps?:/);
      expect.soft(html.match(/<[^>]+\s(style|on[a-z]+)="/)?.[0], path).toBeUndefined();
    }
  },
);

test('navigating to all pages violates no policy, uses one origin and sets no cookie', async ({
  page,
  origin,
}) => {
  test.slow();
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  const watched = await watchPage(page);
  await page.goto('/home');
  await expectSettled(page);
  await leaveMark(page);
  await openEverything(page);
  for (const path of allPages) {
    await follow(page, path);
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  // Still the document that the visit began in: no link left it.
  await expectSameDocument(page);
  expect((await watched()).violations).toEqual([]);
  expect([...origins].filter((seen) => seen !== 'null')).toEqual([origin]);
  // While a version is shared with some of the visitors, their number is kept (docs/shares.md).
  const { vary = '' } = (await page.request.get('/home')).headers();
  const allowed = vary.includes('cookie') ? ['cookie share'] : [];
  const cookies = (await storedKeys(page)).filter((key) => key.startsWith('cookie'));
  expect(cookies.filter((key) => !allowed.includes(key))).toEqual([]);
});

test('the dialogs of a directly opened page violate no policy', async ({ page }) => {
  const watched = await watchPage(page);
  await page.goto('/gallery');
  await expectSettled(page);
  await page.locator('main a[href$=".svg"]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect((await watched()).violations).toEqual([]);
});

test('scripts of other origins and markup as text are refused by the browser itself', async ({ page }) => {
  await page.goto('/home');
  const refusal = (attempt: string) => page.evaluate(attempt);
  const named = (code: string) =>
    `(() => { try { ${code}; return 'done' } catch ({ name }) { return name } })()`;
  expect(await refusal(named("document.createElement('script').src = 'https://other.example/a.js'"))).toBe(
    'TypeError',
  );
  expect(await refusal(named("document.body.innerHTML = '<b>text</b>'"))).toBe('TypeError');
  expect(await refusal(named("document.createElement('script').text = '1'"))).toBe('TypeError');
});

test('a remote on another origin is not loaded, even if the policy allows it', async ({ page }) => {
  const other = 'https://other.example';
  await page.route(`${other}/**`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: 'document.documentElement.dataset.foreign = ""',
    }),
  );
  await page.route('**/home', async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    await route.fulfill({
      response: answer,
      body: html.replace("script-src 'self'", `script-src 'self' ${other}`),
    });
  });
  const manifest = await (await page.request.get('/release/current.json')).text();
  const foreign = manifest.replaceAll('"/remotes/', `"${other}/remotes/`);
  await page.route('**/release/current.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: foreign }),
  );
  await page.goto('/home');
  await expectSettled(page);
  await follow(page, '/products/gloves');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Something went wrong');
  await expect(page.locator('html[data-foreign]')).toHaveCount(0);
});
