import { expect } from '@playwright/test';
import { expectLinksTakenOver, expectSettled } from '../alive';
import { follow } from '../follow';
import { test } from '../site-test';

/** Pages that show facts of the catalogue, and what stands there with or without them. */
const factPages = [
  ['/home', 'Industrial gloves and workwear', /15 articles/],
  ['/catalogues', 'Product catalogues (PDF)', /15 articles on \d+ pages/],
  ['/site-map', 'Site map', /General\/DIY\s*15/],
] as const;

test('pages with facts of the catalogue keep working while the catalogue is unreachable', async ({
  page,
  complaints,
}) => {
  await page.route('**/remotes/catalogue/**', (route) => route.abort());
  for (const [path, heading, fact] of factPages) {
    await page.goto(path);
    await expectSettled(page);
    await expect(page.getByRole('main')).toContainText(fact);
    await page.goto('/disclaimer');
    await expectLinksTakenOver(page);
    await follow(page, path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  }
  // The server takes ten reports of errors from one address in ten minutes; other tests send theirs, too.
  expect(complaints.filter((text) => !/ERR_FAILED|429/.test(text))).toEqual([]);
});
