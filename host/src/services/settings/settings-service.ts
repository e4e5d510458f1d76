import type { Shell, ShellSettings, Site } from 'shared-types';
import { createStore } from 'zustand/vanilla';
import type { LookSheet } from '../../theme/look-sheet';
import { createStorage, type StorageService } from '../storage/storage';
import { initialSettings } from './initial-settings';
import { areSameSettings } from './merge-settings';
import { parseSettings } from './parse-settings';
import { createSettingsStore, type SettingsStore } from './settings-store';
import { settingsToAttributes } from './settings-to-attributes';

interface SettingsWorld {
  readonly site: Pick<Site, 'settingsPanel'>;
  readonly storage: StorageService;
  readonly messages: Pick<Shell['messages'], 'show'>;
  /** The visitor has gone back to the settings of the site, also if they were shown already. */
  readonly onReset?: () => void;
}

const ignore = () => {};

const missingLook = 'The site cannot show your display settings now. Please try again later.';

export type SettingsService = ReturnType<typeof createSettings>;

export function createSettings({ site, storage, messages, onReset }: SettingsWorld) {
  const areOffered = site.settingsPanel !== 'off';
  // Settings that visitors stored under an earlier configuration stay, unread, while they are off.
  const store = createSettingsStore(areOffered ? storage : createStorage({ now: storage.now }), onReset);
  const isOpen = createStore(() => false);
  const panel = { ...isOpen, open: () => isOpen.setState(true), close: () => isOpen.setState(false) };
  const shell: ShellSettings = Object.freeze({
    getState: () => store.getState().current,
    getInitialState: () => store.getInitialState().current,
    subscribe: store.subscribe,
    change: areOffered ? store.change : ignore,
    reset: store.reset,
    openPanel: areOffered ? panel.open : ignore,
  });
  return {
    store,
    /** Store that is true while the settings panel is open. */
    panel,
    /** True if visitors have settings at all. */
    areOffered,
    /** The settings of a user. Where visitors have none, they are neither shown nor lost. */
    ofUser: areOffered ? store : { takeUserData: parseSettings, dropUserData: ignore },
    /** Shows the settings from now on. Returns a function that ends it. */
    applyLook: (sheet: LookSheet) =>
      applyLook(store, sheet, () => {
        // Until the next change: without the sheet, another layout has no place for its bars.
        store.setState({ current: initialSettings });
        messages.show({ message: missingLook, variant: 'error' });
      }),
    shell,
  };
}

/**
 * Keeps the attributes of `<html>` equal to the current settings. Settings of the site need none: the base sheet has their look.
 * @param onMissing the sheet of looks cannot be loaded
 */
function applyLook(store: SettingsStore, sheet: LookSheet, onMissing: () => void): () => void {
  const root = document.documentElement;

  function apply() {
    const { current } = store.getState();
    const isSites = areSameSettings(initialSettings, current);
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
  return store.subscribe(apply);
}
