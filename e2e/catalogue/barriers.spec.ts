import { expect } from '@playwright/test';
import { expectSettled } from '../alive';
import { expectNoBarriers, expectNoBarriersInForcedColours } from '../rules/barriers';
import { test } from '../site-test';
import { heading } from './listing-page';

/** Views that the visits of every page do not reach. */
const views = [
  ['a filtered list', '/products/gloves?palm=goatskin&cut=B'],
  ['a marking', '/products?q=4X43DP'],
  ['a search that articles miss something of', '/products?q=navy%20jacket%20hood%20qqq'],
  ['a search for what is not sold', '/products?q=chemical%20protection%20gloves'],
  ['nothing found', '/products?q=qm1o1'],
  ['filtered to nothing', '/products/gloves?palm=cotton&cut=F'],
  ['a comparison', '/products?compare=QM101,JV801,ZZ999'],
  ['an unknown article', '/product-details/qm1o1'],
] as const;

for (const [name, path] of views) {
  test(`${name} has no axe violation, light, dark and in forced colours`, async ({ page }) => {
    await page.goto(path);
    await expectSettled(page);
    await expect(heading(page)).toBeVisible();
    await expectNoBarriers(page, name);
    await expectNoBarriersInForcedColours(page, name);
  });
}
