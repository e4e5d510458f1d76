import { expect, type Page } from '@playwright/test';
import { expectSettled } from './alive';
import { follow } from './follow';
import { tableTestMs } from './limits';
import { test } from './releases-test';
import { expectSameDocument, leaveMark } from './same-document';

test.describe.configure({ timeout: tableTestMs });

/** Versions of the catalogue whose files the page has asked for. */
const versionsOf = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => /\/remotes\/catalogue\/([^/]+)\//.exec(name)?.[1] ?? []),
    ),
  ]);

test('a visitor gets what is live, then a whole site with what is shared, then what is live again', async ({
  releases,
  page,
  context,
  complaints,
}) => {
  const shared = await releases.publishNext();
  const version = shared.replace('catalogue@', '');
  await releases.run('share', shared, '--percent', '50', '--quick', '--reason', 'New list');
  await expect.poll(async () => (await page.goto('/home'))?.headers()['cache-control']).toContain('private');
  const [cookie, ...others] = await context.cookies();
  expect([cookie?.name, cookie?.httpOnly, cookie?.value, others]).toEqual([
    'share',
    true,
    expect.stringMatching(/^\d{1,2}$/),
    [],
  ]);

  // The lower half of the visitors has the share.
  await context.addCookies([{ name: 'share', value: '49', url: releases.origin }]);
  await page.goto('/home');
  await expectSettled(page);
  await leaveMark(page);
  await follow(page, '/products/gloves');
  await expect.poll(() => versionsOf(page)).toEqual([version]);
  await expectSameDocument(page);
  await page.reload();
  await expect.poll(() => versionsOf(page)).toEqual([version]);

  // An open tab never mixes: the next click loads a document.
  await releases.run('share', '--end', '--quick', '--reason', 'Seen');
  await expect
    .poll(async () => (await page.request.get('/products')).headers()['cache-control'])
    .not.toContain('private');
  await page.goto('/products/gloves');
  expect(await versionsOf(page)).not.toContain(version);
  expect(complaints).toEqual([]);
  // No remote declares it: the privacy page does.
  await context.clearCookies();
});
