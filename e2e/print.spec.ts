import { expect, type Page } from '@playwright/test';
import { expectSettled } from './alive';
import { readPdf } from './read-pdf';
import { test } from './site-test';

test.use({ viewport: { width: 794, height: 1123 } });

/** Height and width of A4 in points, as a file of the browser names them. */
const a4 = /\/MediaBox \[0 0 59\d(\.\d+)? 84\d(\.\d+)?\]/;

const isShown = (page: Page, selector: string) =>
  page.evaluate(
    (chosen) =>
      [...document.querySelectorAll(chosen)].some((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      ),
    selector,
  );

/** Red, green and blue. */
const colourOf = (page: Page, selector: string, property: 'color' | 'backgroundColor') =>
  page.evaluate(
    ([chosen, name]) => {
      const element = document.querySelector(chosen);
      if (!element) throw new Error(`There is no ${chosen}`);
      return getComputedStyle(element)[name];
    },
    [selector, property] as const,
  );

const brightness = (colour: string) => Math.max(...(colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));

test('pages print on A4 without screen-only parts, with address and date, dark on white', async ({
  page,
}) => {
  for (const path of ['/privacy-policy#your-rights', '/credentials']) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      await expectSettled(page);
      await page.emulateMedia({ colorScheme, media: 'print' });
      for (const selector of [
        'header:not(main header) nav',
        'header:not(main header) input',
        'footer',
        'button',
        '.button',
        'main nav',
        'main input',
      ])
        expect(await isShown(page, selector), selector).toBe(false);
      const address = path.replace(/#.*/, '');
      await expect(page.getByText(new RegExp(`${address} · \\d{4}-\\d\\d-\\d\\d$`))).toBeVisible();
      for (const selector of ['h1', 'main h2', 'main p', 'main td'])
        expect(brightness(await colourOf(page, selector, 'color')), selector).toBeLessThan(128);
      expect(brightness(await colourOf(page, 'body', 'backgroundColor'))).toBeGreaterThan(250);
      const file = await page.pdf({ preferCSSPageSize: true });
      expect(file.toString('latin1')).toMatch(a4);
    }
  }
});

test('an article prints on one sheet, with its levels, its data and the company', async ({ page }) => {
  await page.goto('/product-details/XP301');
  await expectSettled(page);
  const { pages, text } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(pages).toBe(1);
  for (const part of ['level 4 of 4', 'Per carton', 'enquiries@handwell.example', '+00 555 0142'])
    expect(text).toContain(part);
});

test('each sheet but the first names page and company', async ({ page }) => {
  await page.goto('/credentials');
  await expectSettled(page);
  const { pages, text } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  // pdf.js splits lines where letters are moved nearer to each other.
  const [title, printed] = [await page.title(), text].map((part) => part.replaceAll(/\s/g, ''));
  expect(printed?.split(title ?? '')).toHaveLength(pages);
});

test('one policy prints alone when the address asks for it', async ({ page }) => {
  await page.goto('/policies?print=quality');
  await expectSettled(page);
  await expect(page.getByText('Only this policy is printed.')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 2, name: 'Quality' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Returns' })).toBeHidden();
  await expect(page.getByRole('table')).toBeHidden();
});

test('a filtered list prints what it was filtered by', async ({ page }) => {
  await page.goto('/products/gloves?cut=C&size=9');
  await expectSettled(page);
  await page.emulateMedia({ media: 'print' });
  const chips = page.getByRole('list', { name: 'Active filters' });
  await expect(chips.getByText(/cut/i)).toBeInViewport({ ratio: 1 });
  await expect(chips.getByText(/size/i)).toBeInViewport({ ratio: 1 });
  await expect(chips.getByText('Clear all')).toBeHidden();
});
