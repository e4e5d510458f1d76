/** Pages that password managers, translators and other extensions change, before React has adopted them and afterwards. */
import { expect, type Page } from '@playwright/test';
import { expectScreenAlive, expectSettled } from './alive';
import { follow } from './follow';
import { test } from './site-test';

/** Runs in the page before its scripts: what extensions do to a document that has been read. */
function changeEarly() {
  const change = () => {
    const textsIn = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      return texts.filter(({ data }) => data.trim() !== '');
    };
    const { documentElement: html, body } = document;
    const root = document.querySelector('#root');
    if (!root) return;
    // A visitor types before any script runs.
    for (const field of document.querySelectorAll<HTMLInputElement>('#site-search, main textarea'))
      field.value = 'leather';
    // Attributes of a dark mode, a grammar checker and a password manager.
    html.setAttribute('data-darkreader-mode', 'dynamic');
    html.classList.add('translated-ltr');
    html.lang = 'de';
    body.setAttribute('data-gr-ext-installed', '');
    for (const element of document.querySelectorAll<HTMLElement>('input, textarea, a, button')) {
      element.setAttribute('data-lpignore', 'true');
      element.style.setProperty('outline-color', 'red');
    }
    // Elements that they add.
    body.append(document.createElement('grammarly-desktop-integration'));
    for (const field of document.querySelectorAll('input, textarea'))
      field.after(document.createElement('x-password-icon'));
    // An element that an ad blocker removes.
    document.querySelector('footer a')?.remove();
    document.querySelector('main li')?.remove();
    // A translator wraps each text, or rewrites it where it stands.
    const header = document.querySelector('header');
    for (const text of textsIn(root)) {
      if (header?.contains(text)) text.data = text.data.toUpperCase();
      else {
        const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
        font.append(text.data.toUpperCase());
        text.replaceWith(font);
      }
    }
  };
  addEventListener('DOMContentLoaded', () => setTimeout(change));
  addEventListener('DOMContentLoaded', () => {
    Object.assign(window, {
      firstHeader: document.querySelector('header'),
      firstMain: document.querySelector('h1'),
    });
  });
}

/** Runs in the page. */
const isFirstMarkup = () => {
  const { firstHeader, firstMain } = window as unknown as Readonly<Record<string, Element | undefined>>;
  return [firstHeader?.isConnected, firstMain?.isConnected];
};

const search = (page: Page) => page.locator('#site-search');

for (const path of ['/home', '/products/gloves', '/product-details/QM101', '/contact-us']) {
  test(`${path} keeps working and keeps its input when its HTML is changed before hydration`, async ({
    page,
    complaints,
  }) => {
    await page.addInitScript(changeEarly);
    await page.goto(path);
    await expectSettled(page);
    expect(await page.evaluate(isFirstMarkup), 'the markup is adopted, not drawn anew').toEqual([true, true]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(search(page)).toHaveValue('leather');
    if (path === '/contact-us')
      await expect(page.locator('main textarea[name$=message]')).toHaveValue('leather');
    await search(page).press('Enter');
    await expect(page).toHaveURL(/\/products\/leather$/);
    await expectScreenAlive(page);
    await expect(page.getByRole('main').locator('a[href^="/product-details/"]').first()).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

/** Runs in the page. A translator goes on for as long as the page is open. */
function translateForever() {
  const textsIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    return texts.filter(
      ({ data, parentElement }) =>
        data.trim() !== '' && !parentElement?.closest('font, script, style, noscript'),
    );
  };
  const translate = () => {
    for (const text of textsIn(document.body)) {
      const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      font.append(text.data.toUpperCase());
      text.before(font);
      text.remove();
    }
  };
  translate();
  new MutationObserver(() => setTimeout(translate)).observe(document.body, {
    childList: true,
    subtree: true,
  });
}

test('a page translated during use keeps working: filters, menus, comparison, navigation', async ({
  page,
  complaints,
}) => {
  await page.goto('/products/gloves');
  await expectSettled(page);
  await page.evaluate(translateForever);
  const main = page.getByRole('main');
  const count = main.locator('p', { hasText: /\d ARTICLE/i }).first();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('GLOVES');
  const before = await count.textContent();
  await main.getByRole('checkbox').first().check();
  await expect(count).not.toHaveText(before ?? '');
  await expect(count).toHaveText(/^[^a-z]+$/);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^products$/i })
    .hover();
  for (const path of [
    '/product-details/QM101',
    '/home',
    '/contact-us',
    '/products/gloves',
    '/no-such-page',
  ]) {
    await follow(page, path);
    await expect(page).toHaveURL(path);
    await expectScreenAlive(page);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^[^a-z]+$/);
    await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
  await page.goBack();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('GLOVES');
  await expect(main.getByRole('alert')).toHaveCount(0);
  expect(complaints).toEqual([]);
});
