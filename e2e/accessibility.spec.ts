import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { expectSettled } from './alive';
import { allPages } from './pages';
import { test } from './site-test';

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const phone = { width: 390, height: 844 };

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[];
}

/** Each violation in one line for each element. */
async function violationsOf(page: Page): Promise<readonly string[]> {
  // Not as a script element: the page's own policy would refuse it.
  await page.evaluate(axeSource);
  const found = await page.evaluate(async (values) => {
    const { axe } = globalThis as unknown as {
      readonly axe: {
        readonly run: (options: object) => Promise<{ readonly violations: readonly Violation[] }>;
      };
    };
    const runOnly = { type: 'tag', values };
    return (await axe.run({ runOnly, rules: { 'target-size': { enabled: true } } })).violations;
  }, tags);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} ${target.join(' ')} ${failureSummary}`),
  );
}

for (const path of allPages) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} has no barrier that axe finds, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      await expectSettled(page);
      expect.soft(await violationsOf(page), 'wide').toEqual([]);
      await page.setViewportSize(phone);
      expect.soft(await violationsOf(page), 'narrow').toEqual([]);
    });
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`an open menu has no barrier that axe finds, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/home');
    await expectSettled(page);
    for (const name of ['About Us menu', 'Products menu']) {
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('button', { name, expanded: true })).toBeVisible();
      expect.soft(await violationsOf(page), name).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });

  test(`the open drawer has no barrier that axe finds, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.emulateMedia({ colorScheme });
    await page.goto('/home');
    await expectSettled(page);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    for (const group of await drawer.locator('summary').all()) await group.click();
    expect.soft(await violationsOf(page)).toEqual([]);
  });
}
