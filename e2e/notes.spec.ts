import { expect, type Page } from '@playwright/test';
import { expectSettled } from './alive';
import { follow } from './follow';
import { expectNoBarriers } from './rules/barriers';
import { test } from './site-test';
import { storedKeys } from './stored-keys';

const samples = [
  'Cut test samples',
  'Shelf labels',
  'Trade fair',
  'Rain jacket',
  'Lunch on Friday',
  'Lining',
];
const without = (title: string) => samples.filter((other) => other !== title);

const titles = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 });
const dialog = (page: Page) => page.getByRole('dialog', { name: /^(New|Edit) note$/ });
const message = (page: Page) => page.getByRole('region', { name: 'Message' });

async function open(page: Page, path = '/example/notes') {
  await page.goto(path);
  await expectSettled(page);
}

/** Opens the editor with the keyboard. */
async function beginNote(page: Page) {
  await page.getByRole('button', { name: 'Take a note' }).press('Enter');
  await expect(dialog(page).getByRole('textbox', { name: 'Title' })).toBeFocused();
}

async function takeNote(page: Page, title: string) {
  await beginNote(page);
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Take a note' })).toBeFocused();
}

test(
  'notes are stored in this browser from the first change on: one is created, archived, deleted and brought back',
  { tag: '@main' },
  async ({ page, complaints }) => {
    await open(page);
    await expect(titles(page)).toHaveText(samples);
    expect(await storedKeys(page)).toEqual([]);
    await takeNote(page, 'Fair');
    await expect(titles(page)).toHaveText(['Fair', ...samples]);
    await page.getByRole('button', { name: 'Archive: Shelf labels' }).click();
    await expect(message(page)).toContainText('Note archived.');
    await page.reload();
    await expect(titles(page)).toHaveText(['Fair', ...without('Shelf labels')]);
    expect(await storedKeys(page)).toContain('indexed-db template-demo');
    await follow(page, '/example/notes/archive');
    await expect(titles(page)).toHaveText(['Shelf labels', 'Old price tags']);
    await page.goBack();
    await page.getByRole('button', { name: 'Delete: Fair' }).click();
    await expect(titles(page)).toHaveText(without('Shelf labels'));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectNoBarriers(page, 'deleted');
    await message(page).getByRole('button', { name: 'Undo' }).click();
    await expect(titles(page)).toHaveText(['Fair', ...without('Shelf labels')]);
    await page.getByRole('button', { name: 'Delete: Lining' }).click();
    await expect(titles(page)).toHaveCount(5);
    await page.reload();
    await expect(titles(page).last()).toHaveText('Lunch on Friday');
    expect(complaints).toEqual([]);
  },
);

/** Runs in the page. A square of one colour. */
async function choosePicture(input: HTMLInputElement) {
  const canvas = new OffscreenCanvas(40, 30);
  canvas.getContext('2d')?.fillRect(0, 0, 40, 30);
  const files = new DataTransfer();
  files.items.add(new File([await canvas.convertToBlob()], 'picture.png', { type: 'image/png' }));
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

test('a note is edited in a dialog with an address, which Back closes, and what was typed last is stored', async ({
  page,
  complaints,
}) => {
  await open(page, '/example/notes/labels/work');
  await page.getByRole('button', { name: 'Edit: Lining' }).click();
  await expect(page).toHaveURL(/\/labels\/work\?note=note-lining$/);
  await dialog(page).getByRole('textbox', { name: 'Title' }).fill('Lining A');
  await dialog(page).getByLabel('Image file').evaluate(choosePicture);
  await expect(dialog(page).getByRole('img', { name: 'Lining A' })).toBeVisible();
  await expect(dialog(page).getByRole('status')).toHaveText('Saved');
  await expectNoBarriers(page, 'a note is edited');
  await dialog(page).getByRole('textbox', { name: 'New checklist item' }).fill('Wool');
  await page.keyboard.press('Enter');
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Edit: Lining A' })).toBeFocused();
  await expect(page.getByRole('article', { name: 'Lining A' })).toContainText('Wool');
  await page.goForward();
  await page.reload();
  await dialog(page).getByRole('textbox', { name: 'Title' }).fill('Lining B');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/labels\/work$/);
  await page.reload();
  await expect(titles(page)).toHaveText(['Cut test samples', 'Lining B']);
  const picture = page.getByRole('article').getByRole('img', { name: 'Lining B' });
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(40);
  expect(complaints).toEqual([]);
});

test('a note that is begun is there after a reload and a crash; a tab with something unsaved asks before it closes', async ({
  page,
  context,
}) => {
  const begun = await context.newPage();
  await open(begun);
  await beginNote(begun);
  await begun.keyboard.type('Half of it');
  await expect(dialog(begun).getByRole('status')).toHaveText('Saved');
  await expect(begun).not.toHaveURL(/note=new/);
  await begun.reload();
  await expect(dialog(begun).getByRole('textbox', { name: 'Title' })).toHaveValue('Half of it');
  await dialog(begun).getByRole('textbox', { name: 'Text' }).fill('The rest');
  await expect(dialog(begun).getByRole('status')).toHaveText('Saved');
  const crash = begun.waitForEvent('crash');
  const devtools = await context.newCDPSession(begun);
  devtools.send('Page.crash').catch(() => undefined);
  await crash;
  await begun.close();
  await open(page);
  await expect(page.getByRole('article', { name: 'Half of it' })).toContainText('The rest');
  await beginNote(page);
  const asked = page.waitForEvent('dialog');
  await page.keyboard.type('Typed last');
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
});

test('changes of two tabs are all stored, and each tab follows the other one', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) await open(tab);
  await Promise.all([takeNote(page, 'One'), takeNote(other, 'Two')]);
  for (const tab of [page, other]) {
    await expect(titles(tab)).toHaveCount(samples.length + 2);
    await tab.reload();
    await expect(titles(tab)).toHaveCount(samples.length + 2);
  }
});

test('labels are added and deleted', { tag: '@main' }, async ({ page, complaints }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await open(page);
  await page.getByRole('button', { name: 'Edit labels' }).click();
  const labels = page.getByRole('dialog', { name: 'Edit labels' });
  await labels.getByRole('textbox', { name: 'New label' }).fill('Trade fair');
  await page.keyboard.press('Enter');
  await expect(labels.getByText('Trade fair', { exact: true })).toBeVisible();
  await expectNoBarriers(page, 'labels are edited');
  await labels.getByRole('button', { name: 'Delete: Todos' }).click();
  const question = page.getByRole('dialog', { name: 'Delete the label Todos?' });
  await expect(question).toContainText('1 note.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(labels.getByText('Todos', { exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(labels).toHaveCount(0);
  await page.getByRole('link', { name: 'Work' }).click();
  await expect(page).toHaveURL(/\/labels\/work$/);
  await expect(titles(page)).toHaveText(['Cut test samples', 'Lining']);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work');
  await expect(page.getByRole('link', { name: 'Trade fair', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Todos' })).toHaveCount(0);
  expect(complaints).toEqual([]);
});
