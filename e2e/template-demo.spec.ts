import { expect, type Page } from '@playwright/test';
import { expectSettled } from './alive';
import { follow } from './follow';
import { storedKeys } from './stored-keys';
import { expectNoBarriers } from './rules/barriers';
import { test } from './site-test';

test('the list filter works by keyboard alone and is kept in the address', async ({ page, complaints }) => {
  await page.goto('/example/list');
  await expectSettled(page);
  const pairs = page.getByRole('textbox', { name: 'Pairs' });
  await pairs.focus();
  await page.keyboard.type('1000');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Clear the filter Pairs' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Filter type of Pairs' })).toBeFocused();
  await page.keyboard.type('Gr');
  await expect(pairs).toHaveAccessibleDescription('Grater than');
  await expect(page).toHaveURL(/\/example\/list\?pairs=greater-than%3A1000$/);
  const count = page.getByText(/^\d+ of 60 rows$/).first();
  const left = await count.textContent();
  await expect(page.locator('[aria-live=polite]')).toHaveText(left ?? '');
  await page.reload();
  await expect(pairs).toHaveValue('1000');
  await expect(count).toHaveText(left ?? '');
  await expectNoBarriers(page, 'filtered');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(count).toHaveText('60 of 60 rows');
  await expect(page).toHaveURL(/\/example\/list$/);
  expect(complaints).toEqual([]);
});

test('the countdown starts by keyboard, says its end, and has no barrier that axe finds', async ({
  page,
}) => {
  await page.goto('/example/feedback');
  await expectSettled(page);
  const timer = page.getByRole('timer', { name: 'Countdown' });
  await expect(timer).toHaveText(/^14 Days23 Hours59 Minutes5\d Seconds$/);
  await page.getByRole('button', { name: '10 seconds' }).press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('The countdown has ended.', {
    timeout: 20_000,
  });
  await expect(timer).toHaveText('0 Days0 Hours0 Minutes0 Seconds');
  await expectNoBarriers(page, 'ended');
});

test('the navigation that a remote is given has what a guest sees of each live page', async ({
  page,
  complaints,
}) => {
  await page.goto('/example/navigation');
  await expectSettled(page);
  const seen = page.getByRole('region', { name: 'Items that you see' });
  await expect(seen.getByRole('row', { name: /^Leather/ })).toBeVisible();
  await expect(seen.getByRole('row', { name: /^Navigation ?You are here/ })).toBeVisible();
  await expect(seen.getByRole('link', { name: 'For guests' })).toBeVisible();
  await expect(seen.getByRole('link', { name: 'Members' })).toHaveCount(0);
  const hidden = page.getByRole('region', { name: 'Items that are hidden from you' });
  await expect(hidden.getByRole('row')).toHaveCount(2);
  await expect(hidden.getByRole('link', { name: 'Members' })).toBeVisible();
  await expectNoBarriers(page, 'navigation');
  expect(complaints).toEqual([]);
});

const noteTitles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

const samples = [
  'Cut test samples',
  'Shelf labels',
  'Trade fair',
  'Rain jacket',
  'Lunch on Friday',
  'Lining',
];

async function takeNote(page: Page, title: string) {
  await page.getByRole('button', { name: 'Take a note' }).click();
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await expect(noteTitles(page).first()).toHaveText(title);
}

test(
  'notes are stored in this browser from the first change on',
  { tag: '@main' },
  async ({ page, complaints }) => {
    await page.goto('/example/notes');
    await expectSettled(page);
    await expect(noteTitles(page)).toHaveText(samples);
    expect(await storedKeys(page)).toEqual([]);
    await takeNote(page, 'Fair');
    await page.getByRole('button', { name: 'Archive: Shelf labels' }).click();
    await expect(page.getByRole('region', { name: 'Message' }).getByText('Note archived.')).toBeVisible();
    await page.reload();
    const left = ['Fair', ...samples.filter((title) => title !== 'Shelf labels')];
    await expect(noteTitles(page)).toHaveText(left);
    await follow(page, '/example/notes/archive');
    await expect(noteTitles(page)).toHaveText(['Shelf labels', 'Old price tags']);
    await page.goBack();
    await expect(noteTitles(page)).toHaveText(left);
    expect(await storedKeys(page)).toContain('indexed-db template-demo');
    expect(complaints).toEqual([]);
  },
);

/** Runs in the page. */
async function readStoredTitles(): Promise<readonly string[]> {
  const open = indexedDB.open('template-demo');
  await new Promise((resolve) => (open.onsuccess = resolve));
  const all = open.result.transaction('notes').objectStore('notes').getAll();
  await new Promise((resolve) => (all.onsuccess = resolve));
  open.result.close();
  return (all.result as { title: string }[]).map(({ title }) => title);
}

test('notes that this version cannot read stay stored, and the page says so', async ({ page }) => {
  await page.goto('/example/notes');
  await expectSettled(page);
  await takeNote(page, 'Fair');
  await page.evaluate(async () => {
    const open = indexedDB.open('template-demo');
    await new Promise((resolve) => (open.onsuccess = resolve));
    const put = open.result
      .transaction('notes', 'readwrite')
      .objectStore('notes')
      .put({ title: 7 }, 'damaged');
    await new Promise((resolve) => (put.onsuccess = resolve));
    open.result.close();
  });
  await page.reload();
  await expect(page.getByText('One stored note or label is damaged and not shown.')).toBeVisible();
  await expect(noteTitles(page)).toHaveText(['Fair', ...samples]);
  await page.evaluate(async () => {
    const open = indexedDB.open('template-demo', 2);
    await new Promise((resolve) => (open.onsuccess = resolve));
    open.result.close();
  });
  await page.reload();
  await expect(page.getByText(/stored by a newer version of this site/)).toBeVisible();
  await expect(noteTitles(page)).toHaveText(samples);
  await expectSettled(page);
  await takeNote(page, 'In memory');
  expect(await page.evaluate(readStoredTitles)).toHaveLength(samples.length + 3);
});

test('a change that the browser refuses later is told, and is not shown as stored', async ({ page }) => {
  await page.goto('/example/notes');
  await expectSettled(page);
  await takeNote(page, 'Fair');
  await page.evaluate(() => {
    const before = Object.getOwnPropertyDescriptors(IDBFactory.prototype);
    Object.assign(window, { allowAgain: () => Object.defineProperties(IDBFactory.prototype, before) });
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'UnknownError');
    };
  });
  await page.getByRole('button', { name: 'Archive: Shelf labels' }).click();
  const message = page.getByRole('region', { name: 'Message' });
  await expect(message).toContainText('Not saved');
  await expect(noteTitles(page)).toHaveText(['Fair', ...samples]);
  await page.evaluate('void allowAgain()');
  await message.getByRole('button', { name: 'Retry' }).click();
  await expect(message).toContainText('Note archived.');
});

test('changes that two tabs make at the same time are all stored', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/example/notes');
    await expectSettled(tab);
  }
  const take = async (tab: Page, title: string) => {
    await tab.getByRole('button', { name: 'Take a note' }).click();
    await tab.keyboard.type(title);
    await tab.keyboard.press('Enter');
  };
  await Promise.all([take(page, 'One'), take(other, 'Two')]);
  // Each tab follows the other one.
  for (const tab of [page, other]) {
    await expect(noteTitles(tab)).toHaveCount(samples.length + 2);
    await tab.reload();
    await expect(noteTitles(tab)).toHaveCount(samples.length + 2);
  }
});

test('a deleted note returns by Undo, also after another view was shown, and is gone without it', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/example/notes');
  await expectSettled(page);
  await page.getByRole('button', { name: 'Delete: Lining' }).click();
  // Its time stands still while it is pointed at, however long the next steps take.
  await page.getByRole('button', { name: 'Undo' }).hover();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(noteTitles(page)).toHaveCount(5);
  await expectNoBarriers(page, 'deleted');
  await follow(page, '/example/notes/labels/work');
  await expect(noteTitles(page)).toHaveText(['Cut test samples']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(noteTitles(page)).toHaveText(['Cut test samples', 'Lining']);
  await page.getByRole('button', { name: 'Delete: Lining' }).click();
  await page.clock.runFor(12_000);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect.poll(() => storedKeys(page)).not.toContain('local template-demo.deleted.v1');
  await page.reload();
  await expect(noteTitles(page)).toHaveText(['Cut test samples']);
});

test('without a database, notes are in memory and the page says so', async ({ page, complaints }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/example/notes');
  await expectSettled(page);
  await expect(page.getByText(/does not store notes for this site/)).toBeVisible();
  await takeNote(page, 'Fair');
  await follow(page, '/example/notes/archive');
  await page.goBack();
  await expect(noteTitles(page).first()).toHaveText('Fair');
  expect(complaints).toEqual([]);
});

test('a note is edited in a dialog that Back closes, and what was typed last is stored', async ({
  page,
  complaints,
}) => {
  await page.goto('/example/notes/labels/work');
  await expectSettled(page);
  await page.getByRole('button', { name: 'Edit: Lining' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit note' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/labels\/work\?note=note-lining$/);
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Lining A');
  await expect(dialog.getByRole('status')).toHaveText('Saved');
  await expectNoBarriers(page, 'a note is edited');
  await dialog.getByRole('textbox', { name: 'New checklist item' }).fill('Wool');
  await page.keyboard.press('Enter');
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Edit: Lining A' })).toBeFocused();
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(dialog.getByRole('textbox', { name: 'Checklist item', exact: true })).toHaveValue('Wool');
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Lining B');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/labels\/work$/);
  await page.reload();
  await expect(noteTitles(page)).toHaveText(['Cut test samples', 'Lining B']);
  expect(complaints).toEqual([]);
});

test('notes are searched by keyboard, and the search is kept in the address', async ({
  page,
  complaints,
}) => {
  await page.goto('/example/notes');
  await expectSettled(page);
  await page.getByRole('textbox', { name: 'Search these notes' }).focus();
  await page.keyboard.type('glove');
  await expect(noteTitles(page)).toHaveText(['Trade fair', 'Lining']);
  await expect(page).toHaveURL(/\/example\/notes\?q=glove$/);
  await page.getByRole('button', { name: 'Edit: Lining' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/example\/notes\?q=glove$/);
  await page.reload();
  await expect(noteTitles(page)).toHaveText(['Trade fair', 'Lining']);
  await page.getByRole('textbox', { name: 'Search these notes' }).press('Escape');
  await expect(noteTitles(page)).toHaveText(samples);
  expect(complaints).toEqual([]);
});

test('what was typed just before the tab is closed or crashes is in the note', async ({ page, context }) => {
  const type = async (id: string, title: string) => {
    const tab = await context.newPage();
    await tab.goto(`/example/notes?note=${id}`);
    await expectSettled(tab);
    await tab.getByRole('dialog').getByRole('textbox', { name: 'Title' }).fill(title);
    return tab;
  };
  const crashing = await type('note-trade-fair', 'Fair, typed last');
  const crash = crashing.waitForEvent('crash');
  const devtools = await context.newCDPSession(crashing);
  devtools.send('Page.crash').catch(() => undefined);
  await crash;
  await crashing.close();
  const closed = await type('note-lining', 'Lining, typed last');
  await closed.close({ runBeforeUnload: false });
  await page.goto('/example/notes');
  await expect(noteTitles(page).last()).toHaveText('Lining, typed last');
  await expect(noteTitles(page).nth(2)).toHaveText('Fair, typed last');
  await expect.poll(() => storedKeys(page)).not.toContain('local template-demo.draft.v1');
});

test('the session shows what the browser stores, and erases it', async ({ page, complaints }) => {
  await page.goto('/example/notes');
  await expectSettled(page);
  await takeNote(page, 'Fair');
  await follow(page, '/example');
  await follow(page, '/example/session');
  await expect(page.getByRole('definition').first()).toHaveText('Guest');
  const notes = page.getByRole('row', { name: /^template-demo Database/ });
  await expect(notes).toBeVisible();
  await expectNoBarriers(page, 'stored data are listed');
  await page.getByRole('button', { name: 'Erase local data' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Erase' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^(Erased|1 entry)/);
  await expect(notes).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'What this browser stores' })).toBeFocused();
  expect(complaints).toEqual([]);
});

test(
  'the page for members asks a guest to sign in, and Back leads to the demos',
  { tag: '@main' },
  async ({ page }) => {
    await page.goto('/example');
    await expectSettled(page);
    await page.getByRole('main').getByRole('link', { name: 'Members' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('You can read this because')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/example$/);
  },
);
