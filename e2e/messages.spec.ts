/** Messages and dialogs of the shell, by what the catalogue and the company pages say with them. */
import { expect, type Page } from '@playwright/test';
import { expectSettled } from './alive';
import { violationsOf } from './axe';
import { expectNoBarriers } from './rules/barriers';
import { test } from './site-test';

const message = (page: Page) => page.getByRole('region', { name: 'Message', exact: true });

async function compareTwo(page: Page) {
  await page.goto('/products/gloves');
  await expectSettled(page);
  const boxes = page.getByRole('main').getByRole('checkbox', { name: /^Compare/ });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole('link', { name: 'Compare 2' }).click();
  await expect(page.getByRole('heading', { name: 'Compare 2 articles' })).toBeVisible();
}

test(
  'an article that was removed from the comparison comes back by Undo',
  { tag: '@main' },
  async ({ page, complaints }) => {
    await compareTwo(page);
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Compare 1 article' })).toBeVisible();
    await expect(message(page)).toContainText(/removed/);
    await message(page).getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('heading', { name: 'Compare 2 articles' })).toBeVisible();
    await expect(message(page)).toHaveCount(0);
    expect(complaints).toEqual([]);
  },
);

test('an enquiry list comes back by Undo, and its message is no barrier, light or dark', async ({ page }) => {
  await page.goto('/product-details/QM101');
  await expectSettled(page);
  await page.getByRole('checkbox', { name: 'Add QM101 to enquiry' }).check();
  await page.getByRole('button', { name: /^Enquiry list/ }).click();
  await page.getByRole('button', { name: 'Clear enquiry list' }).click();
  await expect(message(page)).toContainText('removed from the enquiry list');
  // It stays while it is pointed at, however long the look takes.
  await message(page).hover();
  await expectNoBarriers(page, 'message', 'wide');
  await message(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Enquiry list (1)' })).toBeVisible();
});

/** Something is stored, so that the page asks before it deletes. */
async function goToPrivacyPolicy(page: Page) {
  await page.goto('/product-details/QM101');
  await expectSettled(page);
  await page.getByRole('checkbox', { name: 'Add QM101 to enquiry' }).check();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Privacy policy');
}

test('a question has its focus on the safe answer, keeps it, and returns it', async ({ page }) => {
  await goToPrivacyPolicy(page);
  const asking = page.getByRole('button', { name: 'Delete stored data' });
  await asking.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Delete stored data' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(question.getByRole('button', { name: 'Delete', exact: true })).toBeFocused();
  // A click beside it is no answer to a question of danger.
  await page.mouse.click(5, 450);
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(asking).toBeFocused();
});

test(
  'messages and dialogs of the demo can be used by the keyboard alone',
  { tag: '@main' },
  async ({ page, complaints }) => {
    await page.goto('/example/feedback');
    const press = async (name: string) => {
      await page.getByRole('button', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
    };
    await press('until closed');
    await press('With Undo');
    await expect(message(page)).toContainText('Note deleted.');
    await page.keyboard.press('F6');
    await page.keyboard.press('Enter');
    await expect(page.getByText('You pressed Undo.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'With Undo' })).toBeFocused();
    await press('Three answers');
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await expect(dialog.getByRole('button', { name: 'Stay' })).toBeFocused();
    for (const name of ['Leave', 'Save and leave']) {
      await page.keyboard.press('Tab');
      await expect(dialog.getByRole('button', { name, exact: true })).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your answer: save')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Three answers' })).toBeFocused();
    expect(await violationsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
  },
);
