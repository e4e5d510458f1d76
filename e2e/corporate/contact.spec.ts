import { expect, type Page } from '@playwright/test';
import { expectSettled } from '../alive';
import { violationsOf } from '../axe';
import { holdRequests } from '../hold-requests';
import { fillInPerson, openForm, receipt, received, takeTime, test } from '../enquiry-test';

const sendButton = (page: Page) => page.getByRole('button', { name: 'Send enquiry' });

async function fillIn(page: Page) {
  await fillInPerson(page);
  await page.getByLabel('Message').fill('Samples of both, please.');
}

test(
  'an enquiry that is sent at once is received, with its reference in focus, and its draft is deleted',
  { tag: '@main' },
  async ({ page, database }) => {
    await openForm(page);
    await page.getByRole('button', { name: 'Paste lines from a spreadsheet' }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'Article number, size, quantity' })).toBeFocused();
    await page.keyboard.insertText('Article\tSize\tQuantity\nQM101\t10\t24\nQM101\t9\t12');
    await page.getByRole('button', { name: 'Add lines' }).press('Enter');
    await fillIn(page);
    // A slow machine fills the form as people do, and the page then holds nothing.
    const sending = page.getByRole('button', { name: 'Sending…' });
    await page.route('**/api/enquiries', async (route) => {
      await sending.waitFor();
      await route.continue();
    });
    await sendButton(page).dblclick();
    await expect(receipt(page)).toBeFocused();
    const [entry, ...others] = received(database);
    expect(others).toEqual([]);
    await expect(receipt(page)).toContainText(entry?.ref ?? 'no reference');
    expect(entry).toMatchObject({
      form: 'enquiry',
      fields: {
        name: 'Mara Lindqvist',
        email: 'mara@northquay.example',
        message: 'Samples of both, please.',
      },
      page: '/contact-us',
      items: [
        { articleNo: 'QM101', quantity: '24', size: '10' },
        { articleNo: 'QM101', quantity: '12', size: '9' },
      ],
      suspicion: null,
    });
    expect(await page.evaluate(() => sessionStorage.getItem('corporate.draft.enquiry.v1'))).toBeNull();
    expect(await violationsOf(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect(receipt(page)).toBeVisible();
  },
);

test('a button that was pressed before the scripts ran sends the form when they do', async ({
  page,
  database,
}) => {
  const letScriptsGo = await holdRequests(page, '**/*.js');
  await page.goto('/contact-us?items=QM101', { waitUntil: 'commit' });
  await fillIn(page);
  await sendButton(page).click();
  letScriptsGo();
  await expect(receipt(page)).toBeFocused();
  expect(received(database)).toMatchObject([{ items: [{ articleNo: 'QM101' }], suspicion: null }]);
});

test(
  'an unsent enquiry survives a reload and is sent later with the same key',
  { tag: '@main' },
  async ({ page, context, database }) => {
    await openForm(page);
    await fillIn(page);
    await takeTime(page);
    await context.setOffline(true);
    await sendButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Not sent');
    for (const name of ['Retry', 'Open in your mail program', 'Copy text'])
      await expect(page.getByRole('button', { name })).toBeVisible();
    await expect(page.getByText('Received, reference')).toHaveCount(0);
    expect(await violationsOf(page)).toEqual([]);
    const key = await page.evaluate(
      () =>
        (
          JSON.parse(sessionStorage.getItem('corporate.draft.enquiry.v1') ?? '') as {
            readonly data: { readonly key: string };
          }
        ).data.key,
    );
    await context.setOffline(false);
    await page.reload();
    await expectSettled(page);
    await expect(page.getByLabel('Message')).toHaveValue('Samples of both, please.');
    const sending = page.waitForRequest((request) => request.method() === 'POST');
    await sendButton(page).click();
    expect((await sending).postDataJSON()).toMatchObject({ key });
    await expect(receipt(page)).toBeFocused();
    expect(received(database)).toHaveLength(1);
  },
);
