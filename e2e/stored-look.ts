/** A look that the visitor has stored, as the settings panel stores it. */
import type { Page } from '@playwright/test';
import type { DeepPartial, Settings } from 'shared-types';
import { initialSettings } from '../host/src/services/settings/initial-settings';
import { mergeSettings } from '../host/src/services/settings/merge-settings';
import { settingsToAttributes } from '../host/src/services/settings/settings-to-attributes';

export const settingsKey = 'site.settings.v1';

/** What stands under the key after this change. */
export function storedLook(change: DeepPartial<Settings>): string {
  const settings = mergeSettings(initialSettings, change);
  const look = [false, true].map((isDark) => settingsToAttributes(settings, { isDark }));
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
