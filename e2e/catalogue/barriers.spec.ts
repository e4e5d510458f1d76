import { expect } from '@playwright/test';
import { expectSettled } from '../alive';
import { violationsOf } from '../axe';
import { test } from '../site-test';
import { heading } from './listing-page';

const phone = { width: 390, height: 844 };

const views = [
  ['a glove', '/product-details/XP301', /^XP301 /],
  ['a garment', '/product-details/YF611', /^YF611 /],
  ['a comparison', '/products?compare=QM101,JV801,ZZ999', 'Compare 2 articles'],
  ['an unknown article', '/product-details/qm1o1', 'Article “qm1o1” not found'],
] as const;

for (const [name, path, title] of views) {
  for (const media of [
    { colorScheme: 'light' },
    { colorScheme: 'dark' },
    { forcedColors: 'active' },
  ] as const) {
    test(`${name} has no axe violation, ${Object.values(media).join()}`, async ({ page }) => {
      await page.emulateMedia(media);
      await page.goto(path);
      await expectSettled(page);
      await expect(heading(page)).toHaveText(title);
      // The browser forces colours when it paints; axe reads those of the style sheet.
      const isSeen = (violation: string) =>
        !('forcedColors' in media && violation.startsWith('color-contrast '));
      expect.soft((await violationsOf(page)).filter(isSeen), 'wide').toEqual([]);
      await page.setViewportSize(phone);
      expect.soft((await violationsOf(page)).filter(isSeen), 'narrow').toEqual([]);
    });
  }
}
