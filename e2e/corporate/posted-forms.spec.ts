/** Forms without scripts: the browser posts them, and the server draws the answer. */
import { expect } from '@playwright/test';
import { fillInPerson, receipt, received, test, whenDrawing } from '../enquiry-test';

test.use({ javaScriptEnabled: false });

test(
  'an enquiry comes back with its errors and what was typed, and is received once corrected, once',
  { tag: '@main' },
  async ({ page, database }) => {
    test.slow();
    await whenDrawing(page);
    await page.goto('/contact-us?items=QM101:9');
    const form = page.getByRole('form', { name: 'Your enquiry' });
    await expect(form.getByRole('combobox', { name: 'Size, QM101' })).toHaveValue('9');
    await form.getByRole('textbox', { name: 'Article number' }).nth(1).fill('jv801');
    await page.getByLabel('Name').fill('Mara Lindqvist');
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(page).toHaveTitle(/^Not sent: /);
    await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/^Enter /);
    await expect(form.getByText(/^Enter a quantity for each article/)).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Mara Lindqvist');
    await expect(form.getByText('JV801', { exact: true })).toBeVisible();
    expect(received(database)).toEqual([]);
    await fillInPerson(page);
    await form.getByRole('textbox', { name: 'Pairs, QM101' }).fill('24');
    await form
      .getByRole('textbox', { name: /, JV801$/ })
      .last()
      .fill('6');
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(receipt(page)).toBeVisible();
    const reference = await receipt(page).innerText();
    await page.reload();
    await expect(receipt(page)).toHaveText(reference);
    await page.goBack();
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(receipt(page)).toHaveText(reference);
    expect(received(database)).toMatchObject([
      {
        items: [
          { articleNo: 'QM101', quantity: '24', size: '9' },
          { articleNo: 'JV801', quantity: '6', size: '' },
        ],
        suspicion: null,
      },
    ]);
    await page.getByRole('link', { name: 'Start a new form' }).click();
    await expect(page.getByLabel('Message')).toHaveValue('');
  },
);

test('each form of the page with several is opened by a link, and posted', async ({ page, database }) => {
  test.slow();
  await whenDrawing(page);
  await page.goto('/forms');
  const part = page.getByRole('region', { name: 'Supplier enquiry' });
  await part.getByRole('link', { name: /^Fill in this form/ }).click();
  await fillInPerson(page);
  await page.getByLabel('Company').fill('Northquay Lifting');
  await page.getByLabel('What you offer').fill('Leather of cattle, tanned without chrome.');
  await page.getByRole('button', { name: 'Send offer' }).click();
  await expect(receipt(page)).toBeVisible();
  expect(received(database)).toMatchObject([{ form: 'supplier-enquiry', page: '/forms' }]);
});

test('a concern needs no name, and its day alone is stored', async ({ page, database }) => {
  test.slow();
  await whenDrawing(page);
  await page.goto('/home');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Raise a concern' }).click();
  await page.getByLabel('What happened').fill('The guard of a press is missing.');
  await page.getByRole('button', { name: 'Send concern' }).click();
  await expect(receipt(page)).toBeVisible();
  expect(received(database)).toMatchObject([
    { form: 'concerns', receivedAt: expect.stringMatching(/T00:00:00\.000Z$/), page: '/raise-a-concern' },
  ]);
});

test('an address names the position in an application, whose receipt asks for documents', async ({
  page,
  database,
}) => {
  test.slow();
  await whenDrawing(page);
  await page.goto('/forms?form=applications&position=Pattern+maker#applications');
  await expect(page.getByLabel('Position')).toHaveValue('Pattern maker');
  await fillInPerson(page);
  await page.getByLabel('About you').fill('I have made patterns for ten years.');
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(receipt(page)).toBeVisible();
  await expect(page.getByText('We ask for your documents by e-mail; send them by reply.')).toBeVisible();
  expect(received(database)).toMatchObject([
    { form: 'applications', fields: { position: 'Pattern maker', name: 'Mara Lindqvist' } },
  ]);
});
