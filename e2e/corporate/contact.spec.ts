import { expect, type Page } from '@playwright/test';
import { expectSettled } from '../alive';
import { violationsOf } from '../axe';
import { holdRequests } from '../hold-requests';
import { fillInPerson, openForm, receipt, received, test, whenDrawing } from '../enquiry-test';

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
    await page.getByRole('textbox', { name: 'Article number' }).focus();
    await page.keyboard.insertText('Article\tSize\tQuantity\nQM101\t10\t24\nQM101\t9\t12');
    await page.getByRole('button', { name: 'Add', exact: true }).press('Enter');
    await fillIn(page);
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
    expect(await violationsOf(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect(receipt(page)).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await page.reload();
    await expect(receipt(page)).toContainText(entry?.ref ?? 'no reference');
    await page.getByRole('link', { name: 'Start a new form' }).click();
    await expect(page.getByLabel('Message')).toHaveValue('');
    expect(received(database)).toHaveLength(1);
  },
);

test('a button that is pressed before the scripts run posts the form', async ({ page, database }) => {
  test.slow();
  await whenDrawing(page);
  const letScriptsGo = await holdRequests(page, '**/*.js');
  await page.goto('/contact-us?items=QM101', { waitUntil: 'commit' });
  await fillIn(page);
  await sendButton(page).click();
  await page.waitForURL(/\?answer=/, { waitUntil: 'commit' });
  letScriptsGo();
  await expectSettled(page);
  const [entry] = received(database);
  expect(entry).toMatchObject({ items: [{ articleNo: 'QM101' }], suspicion: null });
  await expect(receipt(page)).toContainText(entry?.ref ?? 'no reference');
});

test(
  'an unsent enquiry survives a reload and is sent later with the same key',
  { tag: '@main' },
  async ({ page, context, database }) => {
    await openForm(page);
    await fillIn(page);
    await context.setOffline(true);
    await sendButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Not sent');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open in your mail program' })).toBeVisible();
    await expect(receipt(page)).toHaveCount(0);
    expect(await violationsOf(page)).toEqual([]);
    const key = await page.evaluate(
      () => (JSON.parse(sessionStorage.getItem('corporate.forms.v1') ?? '') as { readonly key: string }).key,
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
