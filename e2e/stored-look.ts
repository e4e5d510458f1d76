/** A look that the visitor has stored, as the settings panel stores it. */
import { expect, type Page } from '@playwright/test';
import type { DeepPartial, Settings } from 'shared-types';
import { initialSettings } from 'host/src/services/settings/initial-settings';
import { areSameSettings, mergeSettings } from 'host/src/services/settings/merge-settings';
import { settingsToAttributes } from 'host/src/services/settings/settings-to-attributes';

export const settingsKey = 'site.settings.v1';

function storedLook(change: DeepPartial<Settings>): string {
  const settings = mergeSettings(initialSettings, change);
  const look = settingsToAttributes(settings);
  return JSON.stringify({ settings, look });
}

/** Stores a look for the pages of the site that are opened from now on. */
export async function storeLook(page: Page, change: DeepPartial<Settings>) {
  // A window that is new belongs to no site.
  if (page.url() === 'about:blank') await page.goto('/robots.txt');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    settingsKey,
    storedLook(change),
  ] as const);
}

/** Changes the look as another tab does, and waits for it. The site's own look needs no attributes. */
export async function takeLook(page: Page, change: DeepPartial<Settings>) {
  const text = storedLook(change);
  await page.evaluate(
    ([key, stored]) => {
      localStorage.setItem(key, stored);
      dispatchEvent(new StorageEvent('storage', { key }));
    },
    [settingsKey, text] as const,
  );
  const settings = mergeSettings(initialSettings, change);
  const isSites = areSameSettings(initialSettings, settings);
  const root = page.locator('html');
  for (const [name, value] of Object.entries(settingsToAttributes(settings)))
    if (isSites) await expect(root).not.toHaveAttribute(name);
    else await expect(root).toHaveAttribute(name, value);
}
