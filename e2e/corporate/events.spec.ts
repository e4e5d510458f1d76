import { expect, type Page } from '@playwright/test';
import { expectLinksTakenOver, expectSettled } from '../alive';
import { test } from '../site-test';
import { tabTo } from '../tab-to';

const eventsPage = '/media/events';

const duringTheWebinar = new Date('2026-12-02T13:20:00Z');

const twoYearsLater = new Date('2028-06-01T12:00:00Z');

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

test('an event is on, and past later, without rendering again; the keyboard downloads its file and unfolds it', async ({
  page,
  complaints,
}) => {
  await page.clock.setFixedTime(twoYearsLater);
  await page.goto(eventsPage);
  await expectSettled(page);
  const group = region(page, /^Past/).locator('details', { hasText: '2026' });
  await expect(group).not.toHaveAttribute('open');
  await group.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(group.getByText('EN 388 in forty minutes')).toBeVisible();
  await expect(region(page, 'Upcoming').getByText('EN 388 in forty minutes')).toHaveCount(0);

  await page.clock.setFixedTime(duringTheWebinar);
  await page.goto(eventsPage);
  await expectLinksTakenOver(page);
  const upcoming = region(page, 'Upcoming').getByRole('listitem');
  await expect(upcoming.first()).toContainText('On now.');
  const cancelled = upcoming.filter({ hasText: 'Hand measurement' });
  await expect(cancelled.locator('h3 s')).toBeVisible();
  await expect(cancelled).toContainText('Cancelled.');
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
