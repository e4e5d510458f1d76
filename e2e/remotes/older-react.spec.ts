import { expect } from '@playwright/test';
import { expectLinksTakenOver } from '../alive';
import { rendererCount, versionFor, watchRenderers } from '../shared-modules';
import { test } from './remotes-test';

test('a remote that was built with an older patch runs on the one React of the host', async ({
  page,
  complaints,
}) => {
  expect(versionFor('e2e', 'react')).not.toBe(versionFor('host', 'react'));
  await watchRenderers(page);
  await page.goto('/older-react');
  await expectLinksTakenOver(page);
  await expect(page.getByText(`React ${versionFor('host', 'react')}`)).toBeVisible();
  await page.getByRole('button', { name: 'Clicked 0 times' }).click();
  await expect(page.getByRole('button', { name: 'Clicked 1 times' })).toBeVisible();
  expect(await rendererCount(page)).toBe(1);
  expect(complaints).toEqual([]);
});
