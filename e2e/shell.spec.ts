import { expect, type Locator, type Page } from '@playwright/test';
import { expectLinksTakenOver } from './alive';
import { test } from './site-test';

const banner = (page: Page) => page.getByRole('banner');
const link = (page: Page, name: string) => banner(page).getByRole('link', { name, exact: true });
const menuButton = (page: Page, name: string) => banner(page).getByRole('button', { name: `${name} menu` });

async function open(page: Page, path = '/home') {
  await page.goto(path);
  await expectLinksTakenOver(page);
}

/** Text and address of each link, in order. */
const linksIn = (place: Locator) =>
  place
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((element) => [element.textContent.trim(), element.getAttribute('href') ?? '']),
    );

/** Specification, section 2. */
const aboutUsMenu = [
  ['Profile', '/about-us'],
  ['Objective', '/about-us/objectives'],
  ['CSR', '/about-us/csr'],
];
const productsMenu = [
  ['Gloves', '/products/gloves'],
  ['Mechanics Gloves', '/products/mechanics_gloves'],
  ['General/DIY', '/products/mechanics_gloves/general'],
  ['Impact Protection', '/products/mechanics_gloves/impact_protection'],
  ['Industrial Gloves', '/products/industrial_gloves'],
  ['Cotton', '/products/industrial_gloves/cotton'],
  ['Leather', '/products/industrial_gloves/leather'],
  ['Garments', '/products/garments'],
  ['FR Garments', '/products/fire-resistant-garments'],
  ['Non FR Garments', '/products/non-fire-resistant-garments'],
  ['High Visibility', '/products/high-visibility-garments'],
  ['Hospital Wear', '/products/hospital-wear-garments'],
];
const footerLinks = [
  ['Events', '/media/events'],
  ['Credentials', '/credentials'],
  ['Media', '/media'],
  ['Gallery', '/gallery'],
  ['Catalogues', '/catalogues'],
  ['Careers', '/career'],
  ['Site Map', '/site-map'],
  ['Disclaimer', '/disclaimer'],
  ['Privacy Policy', '/privacy-policy'],
  ['Policies', '/policies'],
  ['Forms', '/forms'],
];

const menus = [
  ['About Us', '#about-us-menu', aboutUsMenu],
  ['Products', '#products-menu', productsMenu],
] as const;

test('the header has four tabs', async ({ page }) => {
  await open(page);
  for (const [name, path] of [
    ['Home', '/home'],
    ['About Us', '/about-us'],
    ['Products', '/products'],
    ['Contact Us', '/contact-us'],
  ] as const)
    await expect(link(page, name)).toHaveAttribute('href', path);
});

for (const [name, panel, items] of menus) {
  test(`the ${name} menu opens on hover and has every item, in order`, async ({ page }) => {
    await open(page);
    await link(page, name).hover();
    await expect(page.locator(panel)).toBeVisible();
    expect(await linksIn(page.locator(panel))).toEqual(items);
  });

  test(`the ${name} menu closes 150 ms after the pointer leaves it, not earlier`, async ({ page }) => {
    await page.clock.install();
    await open(page);
    await page.clock.pauseAt(new Date('2100-01-01'));
    await link(page, name).hover();
    await expect(page.locator(panel)).toBeVisible();
    await page.getByRole('contentinfo').hover();
    await page.clock.runFor(149);
    await expect(page.locator(panel)).toBeVisible();
    await page.clock.runFor(1);
    await expect(page.locator(panel)).toBeHidden();
  });

  test(`the ${name} menu stays open when the pointer comes back in time`, async ({ page }) => {
    await page.clock.install();
    await open(page);
    await page.clock.pauseAt(new Date('2100-01-01'));
    await link(page, name).hover();
    await page.getByRole('contentinfo').hover();
    await page.clock.runFor(100);
    await page.locator(panel).hover();
    await page.clock.runFor(1000);
    await expect(page.locator(panel)).toBeVisible();
  });

  test(`the ${name} menu works by keyboard alone`, async ({ page }) => {
    await open(page);
    await menuButton(page, name).focus();
    await page.keyboard.press('Enter');
    await expect(menuButton(page, name)).toHaveAttribute('aria-expanded', 'true');
    const links = page.locator(panel).getByRole('link');
    await page.keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(links.last()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(links.nth(items.length - 2)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator(panel)).toBeHidden();
    await expect(menuButton(page, name)).toBeFocused();
  });
}

test('a link of a menu leads to its page and closes the menu', async ({ page }) => {
  await open(page);
  await menuButton(page, 'Products').click();
  await page.locator('#products-menu').getByRole('link', { name: 'Leather' }).click();
  await expect(page).toHaveURL(/\/products\/industrial_gloves\/leather$/);
  await expect(page.locator('#products-menu')).toBeHidden();
  await expect(link(page, 'Products')).toHaveAttribute('aria-current', 'true');
});

test('one menu closes the other', async ({ page }) => {
  await open(page);
  await menuButton(page, 'About Us').click();
  await menuButton(page, 'Products').click();
  await expect(page.locator('#products-menu')).toBeVisible();
  await expect(page.locator('#about-us-menu')).toBeHidden();
});

test('the footer has its eleven links in order, year, company and hosting', async ({ page }) => {
  await page.clock.setSystemTime(new Date('2031-05-05'));
  await open(page);
  const footer = page.getByRole('contentinfo');
  expect(await linksIn(footer.getByRole('navigation', { name: 'Footer' }))).toEqual(footerLinks);
  await expect(footer.getByText('© 2031 Handwell Safety')).toBeVisible();
  await expect(footer.getByRole('link', { name: /^Example Hosting/ })).toHaveAttribute(
    'href',
    'https://hosting.example',
  );
});

test('the header links to the professional network', async ({ page }) => {
  await open(page);
  await expect(
    banner(page)
      .getByRole('link', { name: /^LinkedIn/ })
      .first(),
  ).toHaveAttribute('href', 'https://www.linkedin.com/company/handwell-safety-example');
});

test('the first Tab reaches the skip link, which moves to the content', async ({ page }) => {
  await open(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

  async function openDrawer(page: Page) {
    await open(page);
    await banner(page).getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(drawer(page)).toBeVisible();
  }

  test('the drawer has all links of the header', async ({ page }) => {
    await openDrawer(page);
    for (const summary of await drawer(page).locator('summary').all()) await summary.click();
    const links = await linksIn(drawer(page).getByRole('navigation', { name: 'Main' }));
    expect(links).toEqual([
      ['Home', '/home'],
      ...aboutUsMenu,
      ['All products', '/products'],
      ...productsMenu,
      ['Contact Us', '/contact-us'],
    ]);
  });

  test('the drawer keeps the focus, and Escape returns it to the menu button', async ({ page }) => {
    await openDrawer(page);
    await expect(drawer(page).locator('#drawer-search')).toBeFocused();
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(() => {
        const { activeElement } = document;
        // Between the last and the first element the focus is the browser's own.
        return activeElement !== document.body && !activeElement?.closest('dialog');
      });
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(banner(page).getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
  });

  test('a link of the drawer leads to its page and closes the drawer', async ({ page }) => {
    await openDrawer(page);
    await drawer(page).getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL(/\/contact-us$/);
    await expect(drawer(page)).toBeHidden();
  });

  test('a search in the drawer closes the drawer', async ({ page }) => {
    await openDrawer(page);
    await drawer(page).locator('#drawer-search').fill('welding');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/products\/welding$/);
    await expect(drawer(page)).toBeHidden();
  });
});
