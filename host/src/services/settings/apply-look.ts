import type { ReadableStore } from 'shared-types';
import type { LookSheet } from '../../theme/look-sheet';
import { areSameSettings } from './merge-settings';
import type { SettingsState } from './settings-store';
import { settingsToAttributes } from './settings-to-attributes';

/** What shows the settings. */
export interface LookWorld {
  readonly sheet: LookSheet;
  /** The sheet cannot be loaded. */
  readonly onMissing: () => void;
}

/**
 * Keeps the attributes of `<html>` equal to the current settings. Settings of the site need none: the base sheet has their look.
 *
 * @returns a function that ends it
 */
export function applyLook(
  { getState, subscribe }: ReadableStore<SettingsState>,
  { sheet, onMissing }: LookWorld,
): () => void {
  const root = document.documentElement;

  function apply() {
    const { initial, current } = getState();
    const isSites = areSameSettings(initial, current);
    if (!isSites && !sheet.isThere()) {
      void sheet.link().then(apply, onMissing);
      return;
    }
    for (const [name, value] of Object.entries(settingsToAttributes(current))) {
      if (isSites) root.removeAttribute(name);
      else root.setAttribute(name, value);
    }
  }

  apply();
  return subscribe(apply);
}
