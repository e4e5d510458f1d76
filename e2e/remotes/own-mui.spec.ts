import { expect, type Locator, type Page } from '@playwright/test';
import { expectSettled } from '../alive';
import { rendererCount, versionFor, sharedVersions, watchRenderers, watchScripts } from '../shared-modules';
import { test } from './remotes-test';

const styleOf = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

/** What the page makes of a property with a custom property of the site. */
const computed = (page: Page, property: string, token: string) =>
  page.evaluate(
    ([name, value]) => {
      const probe = document.createElement('p');
      probe.style.setProperty(name, value);
      document.body.append(probe);
      const result = getComputedStyle(probe).getPropertyValue(name);
      probe.remove();
      return result;
    },
    [property, `var(${token})`] as const,
  );

/** The keys of the caches of emotion that have written styles. */
const cacheKeys = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll('style[data-emotion]')].map(
        (element) => (element.getAttribute('data-emotion') ?? '').split(/-global| /)[0],
      ),
    ),
  ]);

test('components of the host and of a remote have one React, one emotion and one theme', async ({
  page,
  complaints,
}) => {
  await watchRenderers(page);
  const carriersOf = watchScripts(page);
  await page.goto('/own-mui');
  await expectSettled(page);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('dialog', { name: 'Sent' })).toBeVisible();
  expect(await rendererCount(page)).toBe(1);
  for (const module of ['react', 'react-dom', 'emotion', 'MUI'] as const) {
    const carriers = await carriersOf(module);
    expect(carriers.length, module).toBeGreaterThan(0);
    expect(
      carriers.filter((file) => !file.startsWith('/remotes/host/')),
      module,
    ).toEqual([]);
  }
  expect(await cacheKeys(page)).toEqual(['mui']);
  expect((await sharedVersions(page))['host/mui-parts']).toEqual([versionFor('host', '@mui/material')]);
  expect(complaints).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a component of a remote has the site's ${colorScheme} colours and the forms of its theme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/own-mui');
    await expectSettled(page);
    const primary = await computed(page, 'background-color', '--primary');
    const knob = page.locator('.MuiSwitch-switchBase.Mui-checked');
    await expect.poll(() => styleOf(knob, 'color')).toBe(primary);
    expect(await styleOf(page.getByRole('button', { name: 'Open' }), 'background-color')).toBe(primary);
    await page.getByRole('button', { name: 'Open' }).click();
    const paper = page.locator('.MuiDialog-paper');
    await expect(paper).toBeVisible();
    for (const [property, token] of [
      ['background-color', '--paper'],
      ['border-top-left-radius', '--radius-large'],
      ['box-shadow', '--menu-shadow'],
    ] as const)
      expect(await styleOf(paper, property), property).toBe(await computed(page, property, token));
  });
}

test("a field of the host reads the state of a remote's form control", async ({ page }) => {
  await page.goto('/own-mui');
  await expectSettled(page);
  const field = page.getByRole('textbox', { name: 'Size' });
  await expect(field).toBeDisabled();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Sizes are from 5 to 12')).toHaveClass(/Mui-error/);
});

test("a menu of a remote opens over a button of the host, and a label belongs to the host's field", async ({
  page,
  complaints,
}) => {
  await page.goto('/own-mui');
  await expectSettled(page);
  await page.getByRole('button', { name: 'Choose' }).click();
  await page.getByRole('menuitem', { name: 'Leather' }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.getByLabel('Name').fill('Ann');
  await expect(page.getByText('Name', { exact: true }).first()).toHaveClass(/MuiInputLabel-shrink/);
  expect(complaints).toEqual([]);
});
