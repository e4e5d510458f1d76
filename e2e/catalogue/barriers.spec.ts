import { expect } from '@playwright/test';
import { expectSettled } from '../alive';
import { expectNoBarriers, expectNoBarriersInForcedColours } from '../rules/barriers';
import { test } from '../site-test';
import { heading } from './listing-page';

const views = [
  ['a glove', '/product-details/XP301', /^XP301 /],
  ['a garment', '/product-details/YF611', /^YF611 /],
  ['a comparison', '/products?compare=QM101,JV801,ZZ999', 'Compare 2 articles'],
  ['an unknown article', '/product-details/qm1o1', 'Article “qm1o1” not found'],
] as const;

for (const [name, path, title] of views) {
  test(`${name} has no axe violation, light, dark and in forced colours`, async ({ page }) => {
    await page.goto(path);
    await expectSettled(page);
    await expect(heading(page)).toHaveText(title);
    await expectNoBarriers(page, name);
    await expectNoBarriersInForcedColours(page, name);
  });
}
