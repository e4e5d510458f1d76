/** Steps and expectations of a visitor while a remote fails. */
import { expect, type Page } from '@playwright/test';
import { expectLinksTakenOver } from './alive';
import { follow } from './follow';
import { expectSameDocument, leaveMark } from './same-document';

/** One screen of a remote whose files fail, and how a visitor gets there and away. */
export interface RemoteUnderTest {
  readonly name: string;
  readonly path: string;
  readonly screen: string;
  readonly heading: string;
  /** Stands in the screen, and nowhere in what is shown while it is on its way. */
  readonly mark: string;
  /** A page of another remote. */
  readonly start: string;
  /** A tab of the header that leads to another remote. */
  readonly otherTab: string;
  readonly otherHeading: string;
}

export const catalogue: RemoteUnderTest = {
  name: 'catalogue',
  path: '/products/gloves',
  screen: 'product-listing',
  heading: 'Gloves',
  mark: 'main a[href^="/product-details/"]',
  start: '/disclaimer',
  otherTab: 'Contact Us',
  otherHeading: 'Contact and enquiries',
};

export const corporate: RemoteUnderTest = {
  name: 'corporate',
  path: '/about-us',
  screen: 'about-us',
  heading: 'Company profile',
  mark: 'main h2',
  start: '/example',
  otherTab: 'Products',
  otherHeading: 'All products',
};

/** Text of the specification, section 8. */
const failedText = 'Something went wrong';

/** Way to a screen: its document is loaded, or the browser draws it after a link. */
export type Way = 'first page' | 'in-app';

/** Opens the screen as a document of its own, or from a page of another remote. */
export async function open(page: Page, { path, start }: RemoteUnderTest, way: Way) {
  await page.goto(way === 'first page' ? path : start);
  await expectLinksTakenOver(page);
  if (way === 'in-app') await follow(page, path);
}

const main = (page: Page) => page.getByRole('main');

export async function expectNotice(page: Page) {
  await expect(main(page).getByRole('alert')).toContainText(failedText);
  await expect(main(page).getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(page.locator('html[data-tampered]')).toHaveCount(0);
}

/** The action makes the host use another version, which it tells the console. */
export async function expectReplaced(page: Page, act: () => Promise<void>) {
  const replaced = page.waitForEvent('console', (message) => message.text().endsWith('instead.'));
  await act();
  await replaced;
}

/** The server has counted this number of documents with an error of a version, `catalogue@…`. */
export async function expectCounted(
  page: Page,
  [kind, target]: readonly [string, string],
  documents: number,
) {
  const [name = '', version = ''] = target.split('@');
  await expect
    .poll(async () => await (await page.request.get('/release/metrics')).text())
    .toContain(
      `site_browser_errors_total{kind="${kind}",package="${name}",version="${version}"} ${documents}\n`,
    );
}

export const retry = (page: Page) => main(page).getByRole('button', { name: 'Retry' }).click();

/** Retry had the focus and is gone. */
export const expectFocusOnHeading = (page: Page) =>
  expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();

/** The screen is rendered or hydrated, and no notice about its loading is shown. */
export async function expectScreen(page: Page, { mark, heading }: RemoteUnderTest) {
  await expect.poll(() => page.evaluate(isAdopted, mark), { message: 'the screen is alive' }).toBe(true);
  await expect(main(page).getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(main(page).getByRole('alert').filter({ hasText: failedText })).toHaveCount(0);
}

/** The heading is known from the descriptor; a prerendered screen stays readable, too. */
export async function expectReadable(page: Page, { heading, mark }: RemoteUnderTest, way: Way) {
  await expect(main(page).getByRole('heading', { level: 1, name: heading })).toBeVisible();
  if (way === 'first page') await expect(page.locator(mark).first()).toBeVisible();
}

/** Header, footer and another remote work without a document load; then the visitor returns. */
export async function expectOthersGoOn(page: Page, { otherTab, otherHeading }: RemoteUnderTest) {
  await leaveMark(page);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Events' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: otherTab, exact: true }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: otherHeading })).toBeVisible();
  await expect(main(page).getByRole('alert')).toHaveCount(0);
  await expectSameDocument(page);
  await page.goBack();
}

/** Runs in the page. */
function isAdopted(mark: string): boolean {
  const element = document.querySelector(mark);
  return element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber'));
}
