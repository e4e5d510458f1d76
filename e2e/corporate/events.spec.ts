import { expect, type Page } from '@playwright/test';
import { expectLinksTakenOver, expectSettled } from '../alive';
import { test } from '../site-test';
import { tabTo } from '../tab-to';

const eventsPage = '/media/events';

/** After the webinar has ended and before the next event begins. */
const afterTheWebinar = new Date('2026-12-02T14:00:00Z');

const duringTheWebinar = new Date('2026-12-02T13:20:00Z');

const twoYearsLater = new Date('2028-06-01T12:00:00Z');

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

test('the keyboard downloads a calendar file and opens past events', async ({ page, complaints }) => {
  await page.clock.setFixedTime(twoYearsLater);
  await page.goto(eventsPage);
  await expectSettled(page);
  const group = region(page, /^Past/).locator('details', { hasText: '2026' });
  await expect(group).not.toHaveAttribute('open');
  await group.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(group.getByText('EN 388 in forty minutes')).toBeVisible();

  await page.clock.setFixedTime(duringTheWebinar);
  await page.goto(eventsPage);
  await expectLinksTakenOver(page);
  await expect(region(page, 'Upcoming').getByRole('listitem').first()).toContainText('On now.');
  await tabTo(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Add to calendar/ })
      .first(),
  );
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toBe('webinar-en-388.ics');
  await expect(page).toHaveURL(new RegExp(`${eventsPage}$`));
  expect(complaints).toEqual([]);
});

test('a finished event moves to Past without rendering again, and a cancelled one stays', async ({
  page,
  complaints,
}) => {
  await page.clock.setFixedTime(afterTheWebinar);
  await page.goto(eventsPage);
  await expectSettled(page);
  await expect(region(page, /^Past/).getByText('EN 388 in forty minutes')).toBeVisible();
  const upcoming = region(page, 'Upcoming');
  await expect(upcoming.getByRole('heading', { level: 3 }).first()).toHaveText('Workplace Safety Days');
  const cancelled = upcoming.getByRole('listitem').filter({ hasText: 'Hand measurement' });
  await expect(cancelled.locator('h3 s')).toBeVisible();
  await expect(cancelled).toContainText('Cancelled.');
  await expect(upcoming.getByText('EN 388 in forty minutes')).toHaveCount(0);
  expect(complaints).toEqual([]);
});
