import { expect, type Page } from '@playwright/test';
import { expectSettled } from './alive';
import { holdRequests } from './hold-requests';
import { tableTestMs } from './limits';
import { expectHardlyShifted, watchPage } from './page-watch';
import { test } from './site-test';

/** Greatest cumulative layout shift over the whole load. */
const maxLayoutShift = 0.02;

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

const paths = [
  '/home',
  '/products/industrial_gloves/leather',
  '/product-details/QM101',
  '/policies',
  '/career',
  // Headings and first sentences as long as a line of a phone.
  '/contact-us',
  '/about-us/objectives',
  '/disclaimer',
  // Parts that stand side by side while there is room, and lines whose length their paragraph sets.
  '/search',
  '/products/industrial_gloves',
  '/choose/knocks/level-3',
];

async function expectStill(page: Page, path: string) {
  const fonts = '**/*.woff2';
  const release = await holdRequests(page, fonts);
  const held = page.waitForRequest(fonts);
  const watched = await watchPage(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await held;
  release();
  await expectSettled(page);
  expect(await page.evaluate(() => document.fonts.check('16px Archivo'))).toBe(true);
  expectHardlyShifted(await watched(), maxLayoutShift);
}

for (const [size, viewport] of Object.entries(sizes)) {
  test(`pages hardly shift when the web font loads after the first paint, ${size}`, async ({
    browser,
    origin,
  }) => {
    test.setTimeout(tableTestMs);
    for (const path of paths)
      await test.step(path, async () => {
        const page = await browser.newPage({ baseURL: origin, viewport });
        await expectStill(page, path);
        await page.close();
      });
  });
}
