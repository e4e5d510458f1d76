import { expect, type Page } from '@playwright/test';
import { expectLinksTakenOver, expectScreenAlive, expectSettled } from './alive';
import { outlineOf } from './outline';
import { watchPage } from './page-watch';
import {
  allPages,
  applicationPages,
  framePages,
  furtherPages,
  publicPages,
  searchPage,
  unknownPage,
} from './pages';
import { test } from './site-test';

/** `performance.md`: the sum over the whole load. */
const maxLayoutShift = 0.02;

const phone = { width: 390, height: 844 };

/** The browser reports the status of the document itself. */
const statusComplaint = /status of 404/;

const expectedComplaints = (path: string) =>
  path === unknownPage ? [expect.stringMatching(statusComplaint)] : [];

/** All come from one screen. */
const [furtherPage = ''] = furtherPages;

for (const path of [...allPages, furtherPage]) {
  const isPublic = publicPages.includes(path) || path === furtherPage;
  const alike = isPublic ? ', is what the browser draws' : '';
  test(`${path} hydrates without console errors, policy violations, shifts or lost elements${alike}, and does not shift on a phone`, async ({
    page,
    context,
    complaints,
  }) => {
    const watched = await watchPage(page);
    await page.goto(path);
    await expectSettled(page);
    const { removed, layoutShift, violations } = await watched();
    expect(complaints).toEqual(expectedComplaints(path));
    expect(violations).toEqual([]);
    expect(layoutShift).toBeLessThanOrEqual(maxLayoutShift);
    const lost = framePages.includes(path) ? removed.filter(({ from }) => from !== 'MAIN') : removed;
    expect(lost).toEqual([]);
    if (isPublic) await expectDrawnAlike(page, await context.newPage(), path);

    await forgetFiles(page);
    await page.setViewportSize(phone);
    await page.goto(path);
    await expectScreenAlive(page);
    await expectLinksTakenOver(page);
    expect((await watched()).layoutShift, 'on a phone').toBeLessThanOrEqual(maxLayoutShift);
  });
}

/** From now on the page asks for every file anew, as on a first visit. */
async function forgetFiles(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
}

/** The page that was rendered ahead, now alive, is the same as where the browser has drawn it from nothing. */
async function expectDrawnAlike(page: Page, drawnPage: Page, path: string) {
  await drawnPage.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withoutView(await response.text()) });
  });
  await drawnPage.goto(path);
  // Both go on after their first drawing: each list gets its finer filters when the browser has time.
  await expect(async () => expect(await outlineOf(drawnPage)).toEqual(await outlineOf(page))).toPass({
    timeout: 15_000,
  });
}

/** The same page with nothing drawn in it: neither markup nor the data of the view. */
function withoutView(text: string): string {
  const [, before = '', open = '', json = '{}', after = ''] =
    /^(.*<div id="root">).*(<\/div>(?:<aside id="sample"[^\n]*?<\/aside>)?<p id="imprint"[^\n]*?<\/p><script type="application\/json" id="page">)(.*?)(<\/script>.*)$/s.exec(
      text,
    ) ?? [];
  const page = { ...(JSON.parse(json) as object), view: undefined };
  return before + open + JSON.stringify(page).replaceAll('<', '\\u003c') + after;
}

/** Noon, so that it is that day in every zone. */
const newYear = new Date(Date.UTC(new Date().getFullYear() + 1, 0, 1, 12));

for (const path of allPages) {
  test(`${path} shows the new year on 1 January, without console errors`, async ({ page, complaints }) => {
    await page.clock.setFixedTime(newYear);
    await page.goto(path);
    await expectScreenAlive(page);
    await expect(
      page.getByRole('contentinfo').getByText(`© ${newYear.getUTCFullYear()} Handwell Safety`),
    ).toBeVisible();
    expect(complaints).toEqual(expectedComplaints(path));
  });
}

test('these pages are all the pages of the remotes', async ({ request }) => {
  const manifest = (await (await request.get('/release/current.json')).json()) as {
    readonly remotes: readonly { readonly routes: readonly { readonly path: string }[] }[];
  };
  const offered = manifest.remotes.flatMap(({ routes }) => routes.map(({ path }) => path));
  const fits = (pattern: string) => new RegExp(`^${pattern.replaceAll(/:[^/]+/g, '[^/]+')}$`);
  const visited = [...publicPages, ...applicationPages, searchPage, `${searchPage}/soft`];
  expect(offered.filter((pattern) => !visited.some((path) => fits(pattern).test(path)))).toEqual([]);
});
