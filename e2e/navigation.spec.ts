import { expect, type Page } from '@playwright/test';
import { expectLinksTakenOver } from './alive';
import { follow } from './follow';
import { test } from './site-test';
import { tabTo } from './tab-to';
import { expectOtherDocument, expectSameDocument, leaveMark } from './same-document';

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('heading', { level: 1, name });

const tab = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });

/** Opens a page and leaves a mark in its document. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await expectLinksTakenOver(page);
  await leaveMark(page);
}

/** Runs in the page. Notes each text that a live region or an alert is given. */
function noteWhatIsSaid() {
  const said: string[] = [];
  Object.assign(window, { said });
  const note = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement;
    const live = '[role=status], [role=alert], [aria-live]';
    const regions = [element?.closest(live), ...(element?.querySelectorAll(live) ?? [])];
    for (const region of regions) if (region?.textContent) said.push(region.textContent);
  };
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target instanceof Text) note(target);
      addedNodes.forEach(note);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

test('a slow screen has its title and heading at once, announces loading once, and after 10 s has Retry by Tab', async ({
  page,
}) => {
  await page.clock.install();
  const isCatalogue = /\/remotes\/catalogue\//;
  await page.route(isCatalogue, () => new Promise<void>(() => {}));
  await open(page, '/disclaimer');
  await page.evaluate(noteWhatIsSaid);
  await page.clock.pauseAt(new Date('2100-01-01'));
  await tab(page, 'Products').press('Enter');
  await expect(heading(page, 'All products')).toBeFocused();
  await expect(page).toHaveTitle('All products | Handwell Safety');
  await expect(page).toHaveURL(/\/products$/);
  await page.clock.runFor(9999);
  const notice = page.getByRole('main').getByRole('alert');
  await expect(notice).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(notice).toContainText('Taking a long time...');
  const said = await page.evaluate(() => (window as unknown as { readonly said: readonly string[] }).said);
  expect(said.filter((text) => text.includes('Loading'))).toEqual(['Loading']);
  expect(said.filter((text) => text.includes('Taking a long time'))).toHaveLength(1);
  await expect(heading(page, 'All products')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(notice.getByRole('button', { name: 'Retry' })).toBeFocused();
  await page.route(isCatalogue, (route) => route.continue());
  await page.keyboard.press('Enter');
  await page.clock.resume();
  await expect(page.locator('main a[href^="/product-details/"]').first()).toBeVisible();
  await expect(heading(page, 'All products')).toBeFocused();
  await expectSameDocument(page);
});

test(
  'Back restores the scroll position and the focus on the followed link',
  { tag: '@main' },
  async ({ page }) => {
    await open(page, '/products');
    const link = page.locator('main a[href="/product-details/XP314"]').first();
    await link.scrollIntoViewIfNeeded();
    await expect(page.locator('html')).not.toHaveAttribute('data-untouched');
    await link.focus();
    const before = await page.evaluate(() => Math.round(scrollY));
    expect(before).toBeGreaterThan(0);
    const title = await page.title();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/XP314$/);
    await expect(page).toHaveTitle(/^XP314 /);
    await expect(heading(page, /^XP314 /)).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(heading(page, 'All products')).toBeVisible();
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(before);
    await expect(link).toBeFocused();
    await expect(page).toHaveTitle(title);
    await expectSameDocument(page);
  },
);

test('a path of no page shows the not-found page, whose links and search work by keyboard', async ({
  page,
}) => {
  await open(page, '/home');
  await follow(page, '/contact-uss');
  const notFound = heading(page, 'Page not found');
  await expect(notFound).toBeFocused();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex,follow');
  const main = page.getByRole('main');
  await tabTo(main.locator('#page-search'));
  await tabTo(main.getByRole('link', { name: /^Contact Us/ }));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Contact and enquiries')).toBeFocused();
  await page.goto('/contact-uss');
  await expectLinksTakenOver(page);
  await tabTo(main.locator('#page-search'));
  await page.keyboard.type('welding');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\/welding$/);
  await expect(heading(page, /welding/)).toBeFocused();
});

/** Changes what the host learns of what is live. */
async function changeManifest(page: Page, change: (manifest: Manifest) => object) {
  const response = await page.request.get('/release/current.json');
  const json = change((await response.json()) as Manifest);
  // Read once: an answer that is still on its way goes with the document that asked for it.
  await page.route('**/release/current.json', (route) => route.fulfill({ json }));
}

interface Manifest {
  readonly generation: number;
  readonly host: string;
  readonly remotes: readonly { readonly name: string; readonly version: string; readonly id: string }[];
}

test('a link loads a document when another host version is live', async ({ page }) => {
  await changeManifest(page, (manifest) => ({ ...manifest, generation: 99, host: '9.9.9' }));
  await open(page, '/home');
  await tab(page, 'Contact Us').click();
  await expectOtherDocument(page);
  await expect(heading(page, 'Contact and enquiries')).toBeVisible();
});

test('hovering or focusing a link loads its screen, once', async ({ page }) => {
  const entries: string[] = [];
  page.on('request', (request) => {
    if (/remotes\/catalogue\/[^/]+\/entry\.js/.test(request.url()) && request.resourceType() === 'script')
      entries.push(request.url());
  });
  await open(page, '/disclaimer');
  await tab(page, 'Products').hover();
  await expect.poll(() => entries).toHaveLength(1);
  await page.getByRole('contentinfo').hover();
  await tab(page, 'Products').hover();
  await tab(page, 'Products').click();
  await expect(page.locator('main a[href^="/product-details/"]').first()).toBeVisible();
  expect(entries).toHaveLength(1);
});

test('a change of only the query keeps the screen and passes it the new query', async ({ page }) => {
  await open(page, '/products');
  await follow(page, '/products?q=EH901');
  await expect(page).toHaveURL(/\/products\?q=EH901$/);
  await expect(page.locator('main a[href="/product-details/EH901"]').first()).toBeVisible();
  await expect(page.locator('main a[href="/product-details/QM101"]')).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('main a[href="/product-details/QM101"]').first()).toBeVisible();
  await expectSameDocument(page);
});
