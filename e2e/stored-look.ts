/** A look that the visitor has stored, as the settings panel stores it. */
import { expect, type Page } from '@playwright/test';
import type { DeepPartial, Settings } from 'shared-types';
import { initialSettings } from '../host/src/services/settings/initial-settings';
import { mergeSettings } from '../host/src/services/settings/merge-settings';
import { settingsToAttributes } from '../host/src/services/settings/settings-to-attributes';

export const settingsKey = 'site.settings.v1';

/** What stands under the key after this change. */
export function storedLook(change: DeepPartial<Settings>): string {
  const settings = mergeSettings(initialSettings, change);
  const look = settingsToAttributes(settings);
  return JSON.stringify({ v: 1, at: '2026-11-22T09:30:00.000Z', data: { change, look } });
}

/** For the pages that are opened from now on. */
export const storeLook = (page: Page, change: DeepPartial<Settings>) =>
  page.addInitScript(
    ([key, text]) => {
      // Once: the page may change it.
      if (!localStorage.getItem(key)) localStorage.setItem(key, text);
    },
    [settingsKey, storedLook(change)] as const,
  );

/** As another tab changes it, where the frame is there. */
export async function takeLook(page: Page, change: DeepPartial<Settings>) {
  const text = storedLook(change);
  await page.evaluate(
    ([key, stored]) => {
      localStorage.setItem(key, stored);
      dispatchEvent(new StorageEvent('storage', { key }));
    },
    [settingsKey, text] as const,
  );
  const { look } = (JSON.parse(text) as { readonly data: { readonly look: Record<string, string> } }).data;
  for (const [name, value] of Object.entries(look))
    await expect(page.locator('html')).toHaveAttribute(name, value);
}
