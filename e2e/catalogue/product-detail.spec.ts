import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectSettled } from '../alive';
import { readPdf } from '../read-pdf';
import { test } from '../site-test';

test.describe('without scripts and styles', () => {
  test.use({ javaScriptEnabled: false });

  test('the marking of an article is explained by position', { tag: '@main' }, async ({ page }) => {
    await page.route('**/*.css', (route) => route.abort());
    await page.goto('/product-details/XP301');
    await page.getByText('Explain each position').click();
    const rows = page.getByRole('region', { name: /^EN 388 [\dX]/ }).getByRole('row');
    await expect(rows).toHaveCount(7);
    await expect(rows.nth(1)).toContainText(/Abrasion .*level 4 of 4 ≥\s8\s000\scycles/);
    await expect(rows.nth(2)).toContainText(/^X.*not tested/);
    await expect(rows.nth(6)).toContainText('passed');
  });
});

test('texts point at the drawing from beside it, at any width', async ({ page }) => {
  for (const articleNo of ['XP301', 'JV801']) {
    await page.goto(`/product-details/${articleNo}`);
    await expectSettled(page);
    const views = page.getByRole('group', { name: 'View' }).getByRole('radio');
    for (const width of [1440, 1280, 1230, 1200, 820, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const view of await views.all()) {
        await view.check();
        const { texts, overDrawing, outside } = await calloutPlaces(page);
        expect({ overDrawing, outside }).toEqual({ overDrawing: [], outside: [] });
        expect(texts.length > 0).toBe(width > 390);
      }
    }
  }
});

/** The texts beside the shown drawings: those that lie over a drawing, and those that leave the plate. */
const calloutPlaces = (page: Page) =>
  page.locator('figure').evaluateAll((figures) => {
    const texts = figures.flatMap((figure) =>
      [...figure.querySelectorAll('p')].filter((text) => text.offsetParent),
    );
    const [plate] = figures.map(
      (figure) => figure.closest('.plate')?.getBoundingClientRect() ?? new DOMRect(),
    );
    const images = figures.flatMap((figure) => [...figure.querySelectorAll('img')]);
    const drawings = images.map((image) => image.getBoundingClientRect()).filter(({ width }) => width > 0);
    const isOver = (text: DOMRect, other: DOMRect) =>
      text.right > other.left + 1 &&
      text.left < other.right - 1 &&
      text.bottom > other.top &&
      text.top < other.bottom;
    const isInside = (text: DOMRect) =>
      plate !== undefined &&
      text.left >= plate.left &&
      text.right <= plate.right &&
      text.top >= plate.top &&
      text.bottom <= plate.bottom;
    const named = (test: (place: DOMRect) => boolean) =>
      texts.filter((text) => test(text.getBoundingClientRect())).map((text) => text.innerText);
    return {
      texts: texts.map((text) => text.innerText),
      overDrawing: named((text) => drawings.some((drawing) => isOver(text, drawing))),
      outside: named((text) => !isInside(text)),
    };
  });

test(
  'the drawing opens in the picture dialog by keyboard alone',
  { tag: '@main' },
  async ({ page, complaints }) => {
    await page.goto('/product-details/QM101');
    await expectSettled(page);
    const drawing = page.getByRole('link', { name: /, back Enlarge$/ });
    await drawing.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('img', { name: /, palm$/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(drawing).toBeFocused();
    expect(complaints).toEqual([]);
  },
);

test('the plate stays in sight, below the header, while data is read beside it', async ({ page }) => {
  for (const width of [1440, 1000]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/product-details/XP301');
    await expectSettled(page);
    await page.getByRole('heading', { name: 'Construction' }).evaluate((heading) => heading.scrollIntoView());
    const boxes = ['main .plate', 'header'].map((part) => page.locator(part).first().boundingBox());
    const [plate, header] = await Promise.all(boxes);
    expect(plate?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
    expect((plate?.y ?? 0) + (plate?.height ?? 0)).toBeLessThanOrEqual(800);
  }
});

test('an article is at most 5,500 px long on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // The most alternatives; the most markings of a glove; those of a garment.
  for (const articleNo of ['QM101', 'WL515', 'JV830']) {
    await page.goto(`/product-details/${articleNo}`);
    await expectSettled(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5500);
  }
});

test('the sheets to measure by are one page of A4 each, and their mm are mm', async ({ page }) => {
  for (const [system, sheet] of [
    ['gloves', /^Sheet to print: a hand/],
    ['garments', /^Sheet to print: a paper tape/],
  ] as const) {
    await page.goto(`/size-guide/${system}`);
    const file = await readPdf(await page.pdf({ preferCSSPageSize: true }));
    expect(file.pages).toBe(1);
    expect(file.text).toContain('This line is 100 mm long at 1:1.');
    await page.emulateMedia({ media: 'print' });
    const drawing = await page.getByRole('img', { name: sheet }).boundingBox();
    const mm = 96 / 25.4;
    expect(drawing?.width).toBeCloseTo(186 * mm, 0);
    expect(drawing?.height).toBeCloseTo(254 * mm, 0);
    await page.emulateMedia({ media: null });
  }
});

test('all documents of an article come as one file', { tag: '@main' }, async ({ page, complaints }) => {
  await page.goto('/product-details/QM101');
  await expectSettled(page);
  const documents = page.getByRole('region', { name: 'Documents' });
  await expect(documents.getByText('Ended on 31 March 2020')).toBeVisible();
  await documents.getByRole('link', { name: 'All documents in one download' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documents of QM101');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download all \d files \(ZIP\)$/ }).click();
  expect((await download).suggestedFilename()).toBe('documents-of-qm101.zip');
  const bytes = await readFile(await (await download).path());
  // Names stand twice in a ZIP file: before each file and in its list at the end.
  expect(bytes.toString('latin1').match(/QM101-declaration-en\.pdf/g)).toHaveLength(2);
  expect(bytes.toString('latin1').match(/%PDF-/g)).toHaveLength(5);
  expect(complaints).toEqual([]);
});
