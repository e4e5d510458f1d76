/** Two visits of each page: a short one of each screen in `npm test`, and one for all else that is claimed of every page. */
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { expectLinksTakenOver, expectScreenAlive, expectSettled } from '../alive';
import { tableTestMs } from '../limits';
import { outlineOf } from '../outline';
import { expectHardlyShifted, watchPage, type PageWatch } from '../page-watch';
import {
  answerPage,
  documentsPage,
  allPages,
  applicationPages,
  browserDrawnPages,
  furtherPages,
  guardedPages,
  isOfItsScreen,
  remotesOf,
  publicPages,
  searchPage,
  unknownPage,
  unlistedPages,
} from '../pages';
import { test } from '../site-test';
import { expectNoBarriers, expectNoBarriersInOtherColours, type Size } from './barriers';
import { expectVisibleFocusStops } from './focus-stops';
import { expectGrown } from './letter-size';
import { expectBordersInForcedColours, expectNoMotion } from './media';
import { expectFitting } from './misfits';

/** Checking a long list takes as long as many short tests. */
test.describe.configure({ timeout: tableTestMs });

/** Greatest cumulative layout shift over the whole load. */
const maxLayoutShift = 0.02;

/** Greatest error of the height of a page before it is scrolled, as a part of its height. */
const maxHeightError = 0.05;

/** Pages that leave out the events that are over on the day of the visit. */
const pagesThatFollowTheDate = ['/media/events'];

const phone = { width: 390, height: 844 };

/** The browser reports the status of the document itself. */
const statusComplaint = /status of 404/;

const expectedComplaints = (path: string) =>
  path === unknownPage ? [expect.stringMatching(statusComplaint)] : [];

/** Page of a long list after the first; all come from one screen. */
const [furtherPage = ''] = furtherPages;

const isPublic = (path: string) => [...publicPages, ...unlistedPages, furtherPage].includes(path);

/** Pages that differ in their data only are looked at in one size each, every second one in each. */
const sizeToLookAt = (path: string): Size => (allPages.indexOf(path) % 2 === 0 ? 'wide' : 'narrow');

interface Visit {
  readonly path: string;
  readonly page: Page;
  readonly context: BrowserContext;
  readonly watched: () => Promise<PageWatch>;
  readonly complaints: readonly string[];
}

/** Claim about each page. The last two claims open the page again. */
interface Claim {
  readonly claim: string;
  /** True if `npm test` checks it on one page of each screen. */
  readonly isMain: boolean;
  readonly isMadeOf: (path: string) => boolean;
  readonly check: (visit: Visit) => Promise<void>;
}

const claims: readonly Claim[] = [
  {
    claim: 'hydrates without console errors, policy violations, shifts or lost elements',
    isMain: true,
    isMadeOf: () => true,
    check: expectHydrated,
  },
  {
    claim: 'is as high as it says before it is scrolled',
    isMain: true,
    isMadeOf: () => true,
    check: ({ page }) => expectSteadyHeight(page),
  },
  { claim: 'is what the browser draws', isMain: false, isMadeOf: isPublic, check: expectDrawnAlike },
  {
    claim: 'has no axe violation, wide and light, narrow and dark',
    isMain: true,
    isMadeOf: isOfItsScreen,
    check: ({ page, path }) => expectNoBarriers(page, path),
  },
  {
    claim: 'has no axe violation in other colours',
    isMain: false,
    isMadeOf: isOfItsScreen,
    check: ({ page, path }) => expectNoBarriersInOtherColours(page, path),
  },
  {
    claim: 'has no axe violation, light and dark, wide or narrow',
    isMain: false,
    isMadeOf: (path) => allPages.includes(path) && !isOfItsScreen(path),
    check: ({ page, path }) => expectNoBarriers(page, path, sizeToLookAt(path)),
  },
  {
    claim: 'has no motion when reduced motion is set',
    isMain: false,
    isMadeOf: isOfItsScreen,
    check: ({ page }) => expectNoMotion(page),
  },
  {
    claim: 'has controls that keep their borders in forced colours',
    isMain: false,
    isMadeOf: isOfItsScreen,
    check: ({ page }) => expectBordersInForcedColours(page),
  },
  {
    claim: 'has visible focus stops, at any width',
    isMain: false,
    isMadeOf: isOfItsScreen,
    check: ({ page }) => expectVisibleFocusStops(page),
  },
  {
    claim: 'grows with the font size of the browser',
    isMain: false,
    isMadeOf: (path) => allPages.includes(path),
    check: ({ page }) => expectGrown(page),
  },
  {
    claim: 'does not scroll sideways and cuts no text, at any width',
    isMain: false,
    isMadeOf: (path) => allPages.includes(path),
    check: ({ page }) => expectFitting(page),
  },
  {
    claim: 'does not shift on a phone today',
    isMain: true,
    isMadeOf: (path) => pagesThatFollowTheDate.includes(path),
    check: expectStillOnPhone,
  },
  {
    claim: 'does not shift on a phone, and shows the new year on 1 January, without console errors',
    isMain: true,
    isMadeOf: () => true,
    check: expectNewYear,
  },
];

const mainClaims = claims.filter(({ isMain }) => isMain);
const otherClaims = claims.filter(({ isMain }) => !isMain);

for (const path of [...allPages, furtherPage]) {
  const testClaims = (title: string, tag: readonly string[], made: readonly Claim[]) =>
    test(`${path} ${title}`, { tag: [...tag] }, async ({ page, context, complaints }) => {
      const visit = { path, page, context, complaints, watched: await watchPage(page) };
      await page.goto(path);
      await expectSettled(page);
      for (const { claim, isMadeOf, check } of made)
        if (isMadeOf(path)) await test.step(`${path} ${claim}`, () => check(visit));
    });
  if (isOfItsScreen(path)) {
    // To run the tests of one remote: `--grep @catalogue`.
    const remoteTags = remotesOf(path).map((remote) => `@${remote}`);
    testClaims('comes alive without a barrier', ['@main', ...remoteTags], mainClaims);
    testClaims('keeps the rules of every page', remoteTags, otherClaims);
  } else testClaims('keeps the rules of every page', [], claims);
}

async function expectHydrated({ path, watched, complaints }: Visit) {
  const seen = await watched();
  const { removed, violations } = seen;
  expect.soft(complaints).toEqual(expectedComplaints(path));
  expect.soft(violations).toEqual([]);
  expectHardlyShifted(seen, maxLayoutShift);
  const lost = browserDrawnPages.includes(path) ? removed.filter(({ from }) => from !== 'MAIN') : removed;
  expect.soft(lost).toEqual([]);
}

/** The stated height is nearly the real one, so the scroll bar does not jump. */
async function expectSteadyHeight(page: Page) {
  const [said, real] = await page.evaluate(async () => {
    const heightPx = () => document.documentElement.scrollHeight;
    // State of the page before it is idle.
    document.documentElement.dataset['untouched'] = '';
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    const saidPx = heightPx();
    delete document.documentElement.dataset['untouched'];
    for (let px = 0; px < heightPx(); px += innerHeight) {
      scrollTo(0, px);
      await new Promise(requestAnimationFrame);
    }
    const realPx = heightPx();
    scrollTo(0, 0);
    return [saidPx, realPx] as const;
  });
  expect.soft(Math.abs(said / real - 1)).toBeLessThanOrEqual(maxHeightError);
}

/** Switches the cache off: the page fetches every file, as on a first visit. */
async function forgetFiles(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
}

/** The page that was rendered ahead, now alive, is the same as where the browser has drawn it from nothing. */
async function expectDrawnAlike({ path, page, context }: Visit) {
  const drawnPage = await context.newPage();
  await drawnPage.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withoutView(await response.text()) });
  });
  await drawnPage.goto(path);
  // Both go on after their first drawing: a list gets its finer filters when it is used.
  await page.mouse.move(1, 1);
  await expect(async () => expect(await outlineOf(drawnPage)).toEqual(await outlineOf(page))).toPass({
    timeout: 15_000,
  });
  await drawnPage.close();
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

/** The files are asked for anew, as on a first visit. */
async function openOnPhone({ path, page }: Visit) {
  await forgetFiles(page);
  await page.setViewportSize(phone);
  await page.goto(path);
  await expectScreenAlive(page);
  await expectLinksTakenOver(page);
}

async function expectStillOnPhone(visit: Visit) {
  await openOnPhone(visit);
  expectHardlyShifted(await visit.watched(), maxLayoutShift);
}

/** Noon, so that it is that day in every zone. */
const newYear = new Date(Date.UTC(new Date().getFullYear() + 1, 0, 1, 12));

async function expectNewYear(visit: Visit) {
  const { path, page, complaints, watched } = visit;
  const before = complaints.length;
  await page.clock.setFixedTime(newYear);
  await openOnPhone(visit);
  await expect
    .soft(page.getByRole('contentinfo').getByText(`© ${newYear.getUTCFullYear()} Handwell Safety`))
    .toBeVisible();
  if (!pagesThatFollowTheDate.includes(path)) expectHardlyShifted(await watched(), maxLayoutShift);
  expect.soft(complaints.slice(before)).toEqual(expectedComplaints(path));
}

test('these pages are all the pages of the remotes', { tag: '@main' }, async ({ request }) => {
  const manifest = (await (await request.get('/release/current.json')).json()) as {
    readonly remotes: readonly { readonly routes: readonly { readonly path: string }[] }[];
  };
  const offered = manifest.remotes.flatMap(({ routes }) => routes.map(({ path }) => path));
  const fits = (pattern: string) => new RegExp(`^${pattern.replaceAll(/:[^/]+/g, '[^/]+')}$`);
  // They lead a guest to the sign-in; the last is late or fails. They have tests of their own.
  const elsewhere = [...guardedPages, '/example/loading/fast/1'];
  const visited = [
    ...[...publicPages, ...unlistedPages, ...applicationPages, ...elsewhere],
    ...[searchPage, `${searchPage}/soft`, answerPage, documentsPage],
  ];
  expect(offered.filter((pattern) => !visited.some((path) => fits(pattern).test(path)))).toEqual([]);
});
