import { expect, type Page } from '@playwright/test';
import { fillInPerson, openForm, receipt, received, test } from '../enquiry-test';
import { tableTestMs } from '../limits';
import { expectNoBarriers } from '../rules/barriers';

const form = (page: Page, name: string) => page.getByRole('form', { name });

test(
  'by keyboard, an empty form leads to its first error, and a corrected form is sent',
  { tag: '@main' },
  async ({ page, database }) => {
    await openForm(page, '/forms#sample-request');
    await page.getByRole('button', { name: 'Send request' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    for (const label of ['Name', 'E-mail', 'Company', 'Delivery address', 'Article number']) {
      const field = page.getByLabel(label, { exact: true });
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(/^(Enter|Add) /);
    }
    await fillInPerson(page);
    await page.getByLabel('Company').fill('Northquay Lifting');
    await page.getByLabel('Delivery address').fill('Quay 7\n00000 Northport');
    await page.getByLabel('Article number').fill('xp301');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Send request' }).press('Enter');
    const size = page.getByRole('combobox', { name: 'Size, XP301' });
    await expect(size).toHaveAccessibleDescription(/Choose a size/);
    await size.selectOption('10');
    await page.getByRole('button', { name: 'Send request' }).press('Enter');
    await expect(receipt(page)).toBeFocused();
    expect(received(database)).toEqual([
      expect.objectContaining({
        form: 'sample-request',
        fields: {
          name: 'Mara Lindqvist',
          email: 'mara@northquay.example',
          company: 'Northquay Lifting',
          address: 'Quay 7\n00000 Northport',
        },
        page: '/forms',
        items: [{ articleNo: 'XP301', quantity: '', size: '10' }],
      }),
    ]);
  },
);

test('a link from another page opens its form, and a card opens and focuses its form', async ({ page }) => {
  await openForm(page, '/policies');
  await page.getByRole('main').getByRole('link', { name: 'forms page' }).click();
  await expect(form(page, 'Return or complaint')).toBeVisible();
  await expect(form(page, 'Sample request')).toHaveCount(0);
  await page.getByRole('link', { name: 'Open Supplier enquiry' }).click();
  await expect(page.getByRole('region', { name: 'Supplier enquiry' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Supplier enquiry' })).toBeInViewport();
  await expect(page).toHaveURL(/#supplier-enquiry$/);
});

test('a form prints alone, with its labels', async ({ page }) => {
  await openForm(page, '/forms#documents');
  await expect(form(page, 'Documents')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const printed = await page.locator('body').innerText();
  for (const label of ['Documents', 'Name', 'E-mail', 'Company', 'Article number', 'Language'])
    expect(printed).toContain(label);
  expect(printed).not.toMatch(/Sample request|Delivery address|Home|Without a form|Updated|Clear/);
});

test('forms with their errors shown have no axe violation, light and dark, wide and narrow', async ({
  page,
}) => {
  test.setTimeout(tableTestMs);
  for (const [name, address] of [
    ['Sample request', '/forms?items=XP301,ZZ999#sample-request'],
    ['Return or complaint', '/forms?items=XP301#return-or-complaint'],
    ['Documents', '/forms#documents'],
    ['Supplier enquiry', '/forms#supplier-enquiry'],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 900 });
    // A change of the fragment alone would open no document.
    await page.goto('/robots.txt');
    await openForm(page, address);
    await form(page, name).locator('[type=submit]').click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeFocused();
    const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await scrollWidth()).toBeLessThanOrEqual(1440);
    await expectNoBarriers(page, `${name} with its errors`);
    expect(await scrollWidth()).toBeLessThanOrEqual(390);
  }
});
