import { expect, type Page } from '@playwright/test';
import { expectScreenAlive } from '../alive';
import { violationsOf } from '../axe';
import { test } from '../site-test';

const numbers = ['QM101', 'JV801', 'WL501'];

const listButton = (page: Page, count: number) =>
  page.getByRole('button', { name: `Enquiry list (${count})` });

/** Puts articles on the enquiry list, each from its own page. */
async function addAll(page: Page) {
  for (const articleNo of numbers) {
    await page.goto(`/product-details/${articleNo}`);
    await expectScreenAlive(page);
    if (articleNo === 'QM101') await page.getByRole('radio', { name: '9' }).check();
    await page.getByRole('button', { name: new RegExp(`^Add ${articleNo} (size 9 )?to enquiry`) }).click();
  }
}

test(
  'the enquiry form receives the article numbers, and each can be removed',
  { tag: '@main' },
  async ({ page }) => {
    await addAll(page);
    await listButton(page, 3).click();
    const list = page.getByRole('dialog', { name: 'Enquiry list' });
    await expect(list.getByRole('listitem')).toHaveCount(3);
    expect(await violationsOf(page)).toEqual([]);
    await list.getByRole('link', { name: 'Send enquiry' }).click();
    await expect(page).toHaveURL('/contact-us?items=QM101:9,JV801,WL501');
    const form = page.getByRole('form', { name: 'Your enquiry' });
    for (const articleNo of numbers) await expect(form.getByText(articleNo, { exact: true })).toBeVisible();
    await expect(form.getByRole('combobox', { name: 'Size, QM101' })).toHaveValue('9');
    await form.getByRole('button', { name: 'Remove JV801' }).click();
    await expect(form.getByText('JV801', { exact: true })).toHaveCount(0);
  },
);

test('the form prints its articles with sizes', async ({ page }) => {
  await page.goto('/contact-us?items=QM101,WL501');
  await expectScreenAlive(page);
  const form = page.getByRole('form', { name: 'Your enquiry' });
  await form.getByRole('combobox', { name: 'Size, QM101' }).selectOption('9');
  await page.emulateMedia({ media: 'print' });
  await expect(form.getByText('WL501', { exact: true })).toBeVisible();
  await expect(form.getByRole('combobox', { name: 'Size, QM101' })).toHaveValue('9');
  await expect(form.getByLabel('Message')).toBeHidden();
  await expect(form.getByRole('button')).toHaveCount(0);
});

test(
  'the header of every page counts the list, and leads to a form that has it',
  { tag: '@main' },
  async ({ page, context }) => {
    await page.goto('/home');
    await expectScreenAlive(page);
    const count = page.getByRole('banner').getByRole('link', { name: /^Enquiry list: / });
    await expect(count).toHaveCount(0);
    await addAll(page);
    await expect(count).toHaveAccessibleName('Enquiry list: 3');
    await page.goto('/home');
    await expect(count).toBeVisible();
    const other = await context.newPage();
    await other.goto('/contact-us');
    const form = other.getByRole('form', { name: 'Your enquiry' });
    await form.getByRole('button', { name: 'Add 3 articles from your enquiry list' }).click();
    await expect(form.getByText('WL501', { exact: true })).toBeVisible();
    await other.close();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(count).toBeInViewport();
    await page.getByRole('button', { name: 'Menu' }).first().click();
    await expect(
      page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Enquiry list 3' }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await count.click();
    await expect(page).toHaveURL('/contact-us?list=enquiry');
    await expect(page.getByRole('form').getByText('JV801', { exact: true })).toBeVisible();
  },
);
