import { expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectSettled } from './alive';
import { follow } from './follow';
import { expectNoBarriers } from './rules/barriers';
import { test } from './site-test';
import { forgetStored, storedKeys } from './stored-keys';

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit note' });
const message = (page: Page) => page.getByRole('region', { name: 'Message' });

async function open(page: Page, path = '/example/notes') {
  await page.goto(path);
  await expectSettled(page);
}

async function takeNote(page: Page, title: string) {
  await page.getByRole('button', { name: 'Take a note' }).click();
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await expect(titles(page).first()).toHaveText(title);
}

/** Runs in the page. Chooses a photo with noise, which no encoding makes small. @returns its size in bytes */
async function choosePhoto(input: HTMLInputElement): Promise<number> {
  const [width, height] = [4000, 3000];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  const noise = context?.createImageData(256, 256);
  let state = 7;
  for (let index = 0; noise && index < noise.data.length; index += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    noise.data[index] = index % 4 === 3 ? 255 : state >>> 24;
  }
  for (let x = 0; x < width; x += 256)
    for (let y = 0; y < height; y += 256) if (noise) context?.putImageData(noise, x, y);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.7 });
  const files = new DataTransfer();
  files.items.add(new File([blob], 'photo.jpg', { type: blob.type }));
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  return blob.size;
}

test('a photo of 12 megapixels becomes small, SVG is refused, and a note without a title has a text for its image', async ({
  page,
  complaints,
}) => {
  await open(page, '/example/notes?note=note-lining');
  const input = dialog(page).getByLabel('Image file');
  await input.setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  await expect(dialog(page).getByRole('alert')).toContainText('“logo.png” is an SVG drawing');
  expect(await input.evaluate(choosePhoto)).toBeGreaterThan(1_000_000);
  const image = dialog(page).getByRole('img', { name: 'Lining' });
  await expect(image).toBeVisible();
  await expect(dialog(page).getByRole('alert')).toHaveCount(0);
  await dialog(page).getByRole('textbox', { name: 'Title' }).fill('');
  await expect(dialog(page).getByText('Saved', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  const stored = page.getByRole('main').getByRole('img', { name: 'Note image' });
  await expect(stored).toBeVisible();
  const { address, width, height } = await stored.evaluate((element: HTMLImageElement) => ({
    address: element.src,
    width: element.naturalWidth,
    height: element.naturalHeight,
  }));
  expect(Buffer.from(address.split(',')[1] ?? '', 'base64').length).toBeLessThanOrEqual(600_000);
  expect(Math.max(width, height)).toBeLessThanOrEqual(1280);
  expect(width / height).toBeCloseTo(4 / 3, 1);
  expect(complaints).toEqual([]);
});

test('an image is pasted into a new note, and what was typed survives a reload', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Take a note' }).click();
  await page.keyboard.type('Pasted');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Pasted');
  await page.getByRole('form', { name: 'New note' }).evaluate(async (form) => {
    const canvas = new OffscreenCanvas(40, 30);
    canvas.getContext('2d')?.fillRect(0, 0, 40, 30);
    const files = new DataTransfer();
    files.items.add(new File([await canvas.convertToBlob()], 'pasted.png'));
    form.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData: files }));
  });
  await expect(page.getByRole('form', { name: 'New note' }).getByRole('img')).toBeVisible();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(
    page.getByRole('article', { name: 'Pasted' }).getByRole('img', { name: 'Pasted' }),
  ).toBeVisible();
  expect(await storedKeys(page)).not.toContain('local template-demo.new-note.v1');
});

test(
  'labels are added, renamed and deleted; their address stays',
  { tag: '@main' },
  async ({ page, complaints }) => {
    await open(page);
    await page.getByRole('button', { name: 'Edit labels' }).click();
    const labels = page.getByRole('dialog', { name: 'Edit labels' });
    await labels.getByRole('textbox', { name: 'New label' }).fill('Trade fair');
    await page.keyboard.press('Enter');
    await expect(labels.getByRole('textbox', { name: 'Name of the label Trade fair' })).toBeVisible();
    await labels.getByRole('textbox', { name: 'Name of the label Work' }).fill('Office');
    await page.keyboard.press('Enter');
    await expectNoBarriers(page, 'labels are edited');
    await labels.getByRole('button', { name: 'Delete: Todos' }).click();
    const question = page.getByRole('dialog', { name: 'Delete the label Todos?' });
    await expect(question).toContainText('1 note.');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(labels.getByRole('textbox', { name: 'Name of the label Todos' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(labels).toHaveCount(0);
    await page.getByRole('button', { name: 'Views and labels' }).click();
    await page.getByRole('link', { name: 'Office' }).click();
    await expect(page).toHaveURL(/\/labels\/work$/);
    await expect(titles(page)).toHaveText(['Cut test samples', 'Lining']);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Office');
    await page.getByRole('button', { name: 'Views and labels' }).click();
    await expect(page.getByRole('link', { name: 'Trade fair', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Todos' })).toHaveCount(0);
    expect(complaints).toEqual([]);
  },
);

/** Runs in the page. The tab that shows reminders. */
async function findReminderTab(): Promise<string | undefined> {
  const { held = [] } = await navigator.locks.query();
  return held.find(({ name }) => name === 'template-demo.reminders')?.clientId;
}

test('a reminder fires once in three tabs, also when they show /home and the tab with the clock was closed', async ({
  page,
  context,
}) => {
  test.slow();
  const first = await context.newPage();
  await open(first, '/example');
  await expect.poll(() => first.evaluate(findReminderTab)).toBeDefined();
  const clock = await first.evaluate(findReminderTab);
  await open(page);
  await takeNote(page, 'Call the fair');
  const others = [await context.newPage(), await context.newPage()];
  for (const tab of others) await open(tab);
  for (const tab of [page, ...others]) {
    await follow(tab, '/home');
    await expect(tab).toHaveURL(/\/home$/);
  }
  // The field has no seconds, so the time is stored as another tab would store it.
  const dueAt = Date.now() + 5000;
  await page.evaluate(setReminder, dueAt);
  expect(await page.evaluate(findReminderTab)).toBe(clock);
  await first.close();
  const tabs = [page, ...others];
  const shown = () => Promise.all(tabs.map((tab) => message(tab).count()));
  await expect.poll(async () => (await shown()).sort(), { timeout: 15_000 }).toEqual([0, 0, 1]);
  expect(Date.now()).toBeGreaterThanOrEqual(dueAt);
  const [tab] = (
    await Promise.all(tabs.map(async (one) => ((await message(one).count()) ? [one] : [])))
  ).flat();
  if (!tab) throw new Error('No tab shows the reminder.');
  await expect(message(tab)).toContainText('Reminder: Call the fair');
  await expectNoBarriers(tab, 'a reminder is shown');
  await message(tab).getByRole('button', { name: 'In 1 hour' }).click();
  await expect(message(tab)).toHaveCount(0);
  await tab.reload();
  await open(tab, '/example/notes/reminders');
  await expect(tab.getByRole('article', { name: 'Call the fair' })).toContainText('Reminder:');
  expect(await shown()).toEqual([0, 0, 0]);
  for (const other of others) await other.close();
});

/** Runs in the page. */
async function setReminder(time: number): Promise<void> {
  const open = indexedDB.open('template-demo');
  await new Promise((resolve) => (open.onsuccess = resolve));
  const store = open.result.transaction('notes', 'readwrite').objectStore('notes');
  const all = store.getAll();
  await new Promise((resolve) => (all.onsuccess = resolve));
  const note = (all.result as { id: string; title: string }[]).find(({ title }) => title === 'Call the fair');
  const put = store.put({ ...note, reminder: new Date(time).toISOString() }, note?.id);
  await new Promise((resolve) => (put.onsuccess = resolve));
  open.result.close();
  const channel = new BroadcastChannel('template-demo');
  channel.postMessage('changed');
  channel.close();
}

test('notes are moved by keyboard, by menu and by pointer, and stay where they were put', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 1440, height: 1400 });
  await open(page);
  const before = await titles(page).allTextContents();
  const handle = (name: string) => page.getByRole('button', { name: `Move: ${name}`, exact: true });
  const live = page.locator('[aria-live=polite]');
  await handle('Trade fair').press('Alt+ArrowLeft');
  await expect(live).toHaveText('Moved to 2 of 6');
  await expect(handle('Trade fair')).toBeFocused();
  await handle('Trade fair').press('Enter');
  await page.getByRole('menuitem', { name: 'Move earlier' }).press('Enter');
  await expect(live).toHaveText('Moved to 1 of 6');
  await expect(titles(page)).toHaveText(['Trade fair', ...before.filter((title) => title !== 'Trade fair')]);

  const drag = async (name: string, target: string) => {
    const from = await handle(name).boundingBox();
    const to = await page.getByRole('article', { name: target }).boundingBox();
    if (!from || !to) throw new Error('The cards are not there.');
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(from.x + 30, from.y + 10);
    await page.mouse.move(to.x + 20, to.y + 20, { steps: 4 });
  };
  await drag('Lining', 'Trade fair');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(titles(page).first()).toHaveText('Trade fair');
  await drag('Lining', 'Trade fair');
  await page.mouse.up();
  await expect(titles(page).first()).toHaveText('Lining');
  await expect(live).toHaveText('Moved to 1 of 6');

  const after = await titles(page).allTextContents();
  await page.reload();
  await expect(titles(page)).toHaveText(after);
  await takeNote(page, 'New');
  await expect(titles(page)).toHaveText(['New', ...after]);
  await page.getByRole('textbox', { name: 'Search these notes' }).fill('glove');
  await expect(titles(page)).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Move: / })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('checklist items are moved inside the dialog, and Escape ends a drag without closing it', async ({
  page,
}) => {
  await open(page, '/example/notes?note=note-shelf-labels');
  const items = dialog(page).getByRole('textbox', { name: 'Checklist item', exact: true });
  const handle = dialog(page).getByRole('button', { name: 'Move: Replace the worn row', exact: true });
  await handle.press('Alt+ArrowUp');
  await expect(items.first()).toHaveValue('Replace the worn row');
  const box = await handle.boundingBox();
  if (!box) throw new Error('The handle is not there.');
  await page.mouse.move(box.x + 10, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 10, box.y + 90, { steps: 4 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(dialog(page)).toBeVisible();
  await expect(items.first()).toHaveValue('Replace the worn row');
  await expect(dialog(page).getByText('Saved', { exact: true })).toBeVisible();
});

test('exported notes return after everything was deleted; a damaged file changes nothing', async ({
  page,
  complaints,
}) => {
  await open(page);
  await takeNote(page, 'Fair');
  await page.getByRole('button', { name: 'Delete: Lining' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await (await download).path();
  const text = await readFile(file, 'utf8');
  const before = await titles(page).allTextContents();
  await forgetStored(page);
  await page.reload();
  const importFile = (content: string) =>
    page
      .getByLabel('File to import')
      .setInputFiles({ name: 'notes.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  await expect(titles(page)).toHaveCount(before.length);
  await expect(titles(page).first()).not.toHaveText('Fair');
  await expect(titles(page).last()).toHaveText('Lining');
  await importFile(text.replace('"archive": false', '"archive": "no"'));
  const faults = page.getByRole('dialog', { name: 'Nothing was imported' });
  await expect(faults).toContainText('Note 1 “Fair”: “archive”: expected boolean, found "no".');
  await expectNoBarriers(page, 'a damaged file');
  await faults.getByRole('button', { name: 'Close' }).click();
  await expect(titles(page).last()).toHaveText('Lining');
  expect(await storedKeys(page)).not.toContain('indexed-db template-demo');
  await importFile(text);
  await expect(message(page)).toContainText(/notes imported/);
  await expect(titles(page)).toHaveText(before);
  const again = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect(await readFile(await (await again).path(), 'utf8')).toBe(text);
  expect(complaints).toEqual([]);
});

test('a note that another tab changes asks which version counts', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) await open(tab, '/example/notes?note=note-lining');
  const title = (tab: Page) => dialog(tab).getByRole('textbox', { name: 'Title' });
  await title(other).fill('Lining, from the other tab');
  await expect(dialog(other).getByText('Saved', { exact: true })).toBeVisible();
  await expect(dialog(page).getByRole('alert')).toContainText('Changed in another tab');
  await title(page).fill('Lining, mine');
  await dialog(page).getByRole('button', { name: 'Keep mine' }).click();
  await expect(dialog(page).getByText('Saved', { exact: true })).toBeVisible();
  await expect(dialog(other).getByRole('alert')).toContainText('Changed in another tab');
  await expectNoBarriers(other, 'changed in another tab');
  await dialog(other).getByRole('button', { name: 'Load theirs' }).click();
  await expect(title(other)).toHaveValue('Lining, mine');
});

test('a hostile text is shown as text, with its address as a link, in columns and with a drawer by the room there is', async ({
  page,
  complaints,
}) => {
  await open(page, '/example/notes?note=note-lining');
  const text = `<img src=x onerror=alert(1)> see https://example.com/a. ${'long'.repeat(400)} 😀 עברית`;
  await dialog(page).getByRole('textbox', { name: 'Text' }).fill(text);
  await expect(dialog(page).getByText('Saved', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  const card = page.getByRole('article', { name: 'Lining' });
  await expect(card.getByRole('link')).toHaveAttribute('href', 'https://example.com/a');
  await expect(card).toContainText('<img src=x onerror=alert(1)>');
  const columns = () =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('article') })
      .evaluateAll((items) => new Set(items.map((item) => item.getBoundingClientRect().left)).size);
  for (const [width, count] of [
    [1440, 4],
    [1000, 3],
    [700, 2],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(columns).toBe(count);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  const drawer = page.getByRole('dialog', { name: 'Views and labels' });
  await page.getByRole('button', { name: 'Views and labels' }).click();
  await expectNoBarriers(page, 'the views are in a drawer');
  await drawer.getByRole('link', { name: 'Archive' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Archive');
  await expect(drawer).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('short texts are shown larger when the visitor wants it, also after a reload', async ({ page }) => {
  await open(page);
  const text = page.getByText('Ask for the longer back length.');
  const size = () => text.evaluate((element) => getComputedStyle(element).fontSize);
  expect(await size()).toBe('15px');
  await page.getByRole('checkbox', { name: 'Short texts larger' }).check();
  await expect.poll(size).toBe('24px');
  await page.reload();
  await expect.poll(size).toBe('24px');
  await expectNoBarriers(page, 'short texts are larger');
});
