import { expect, type Page } from '@playwright/test';
import { expectLinksTakenOver, expectScreenAlive } from '../alive';
import { test } from './remotes-test';
import { expectSameDocument, leaveMark } from '../same-document';

const signIn = (page: Page) => page.getByRole('heading', { level: 1, name: 'Sign in' });

const secret = (page: Page) => page.getByText('Said behind the guard');

/** What the host keeps for the time after sign-in, and what it gives to the router. */
const readRemembered = (page: Page) =>
  page.evaluate(() => ({
    stored: JSON.parse(sessionStorage.getItem('site.redirect.v1') ?? '{}') as object,
    state: (history.state as { readonly usr?: unknown } | null)?.usr,
  }));

async function expectRemembered(page: Page, redirectUrl: string) {
  const { stored, state } = await readRemembered(page);
  expect(stored).toEqual({ v: 1, at: expect.stringMatching(/^\d{4}-.*Z$/), data: redirectUrl });
  expect(state).toEqual({ redirectUrl });
}

test('a guest who opens a guarded address must sign in, and the full address is remembered', async ({
  page,
}) => {
  await page.goto('/guarded/admin?tab=2#third');
  await expect(page).toHaveURL(/\/login$/);
  await expect(signIn(page)).toBeVisible();
  await expect(secret(page)).toHaveCount(0);
  await expectRemembered(page, '/guarded/admin?tab=2#third');
});

test('a guest who follows a link to a guarded address must sign in, without a page load', async ({
  page,
}) => {
  await page.goto('/guarded/open');
  await expectLinksTakenOver(page);
  await leaveMark(page);
  await page.getByRole('link', { name: 'For admins' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(signIn(page)).toBeVisible();
  await expectSameDocument(page);
  await expectRemembered(page, '/guarded/admin?tab=2#third');
});

test('Back from the sign-in page does not return to the guarded address', async ({ page }) => {
  await page.goto('/guarded/open');
  await expectLinksTakenOver(page);
  await page.getByRole('link', { name: 'For admins' }).click();
  await expect(signIn(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/guarded\/open$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Open' })).toBeVisible();
});

test('a guest opens pages for guests and for everybody', async ({ page, complaints }) => {
  for (const [path, title] of [
    ['/guarded/guest', 'For guests'],
    ['/guarded/empty', 'For everybody'],
    ['/guarded/open', 'Open'],
  ] as const) {
    await page.goto(path);
    await expectScreenAlive(page);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
  expect(complaints).toEqual([]);
});

test('the HTML files of guarded pages contain only the frame', async ({ request }) => {
  for (const path of ['/guarded/admin', '/guarded/admin-page']) {
    const text = await (await request.get(path)).text();
    expect(text).toContain('<footer');
    expect(text).not.toContain('Said behind the guard');
    expect(text).not.toContain('"view"');
  }
});

test('a guest who opens a guarded public screen must sign in', async ({ page }) => {
  await page.goto('/guarded/admin-page');
  await expect(page).toHaveURL(/\/login$/);
  await expect(secret(page)).toHaveCount(0);
});
