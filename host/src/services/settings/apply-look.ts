import type { LookSheet } from '../../theme/look-sheet';
import { areSameSettings } from './merge-settings';
import type { SettingsStore } from './settings-store';
import { settingsToAttributes } from './settings-to-attributes';

/** What shows the settings. */
export interface LookWorld {
  readonly sheet: LookSheet;
  /** The sheet cannot be loaded, so the look stays as it is. */
  readonly onMissing: () => void;
}

/**
 * Keeps the attributes of `<html>` equal to the current settings, on a device that may change its colours at any time. Settings
 * of the site need none: the base sheet has their look.
 *
 * @returns a function that ends it
 */
export function applyLook(
  { getState, subscribe }: Pick<SettingsStore, 'getState' | 'subscribe'>,
  { sheet, onMissing }: LookWorld,
): () => void {
  const darkDevice = matchMedia('(prefers-color-scheme: dark)');
  const root = document.documentElement;

  function apply() {
    const { initial, current } = getState();
    const isSites = areSameSettings(initial, current);
    if (!isSites && !sheet.isThere()) {
      void sheet.link().then(apply, onMissing);
      return;
    }
    const attributes = settingsToAttributes(current, { isDark: darkDevice.matches });
    for (const [name, value] of Object.entries(attributes)) {
      if (isSites) root.removeAttribute(name);
      else root.setAttribute(name, value);
    }
  }

  apply();
  const endStore = subscribe(apply);
  darkDevice.addEventListener('change', apply);
  return () => {
    endStore();
    darkDevice.removeEventListener('change', apply);
  };
}
