import type { DeepPartial, ReadableStore, Settings, Shell, ShellSettings, Site } from 'shared-types';
import { createStore } from 'zustand/vanilla';
import type { LookSheet } from '../../theme/look-sheet';
import type { UserPart } from '../session/session';
import { createStorage } from '../storage/storage';
import type { StorageService } from '../storage/storage-service';
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

/** Store that is true while the settings panel is open. */
export interface PanelState extends ReadableStore<boolean> {
  readonly open: () => void;
  readonly close: () => void;
}

export interface SettingsService {
  readonly store: SettingsStore;
  readonly panel: PanelState;
  /** True if visitors have settings at all. */
  readonly areOffered: boolean;
  /** The settings of a user. Where visitors have none, they are neither shown nor lost. */
  readonly ofUser: UserPart<DeepPartial<Settings>>;
  /** Shows the settings from now on. Returns a function that ends it. */
  readonly applyLook: (sheet: LookSheet) => () => void;
  readonly shell: ShellSettings;
}

export function createSettings({ site, storage, messages, onReset }: SettingsWorld): SettingsService {
  const areOffered = site.settingsPanel !== 'off';
  // Settings that visitors stored under an earlier configuration stay, unread, while they are off.
  const store = createSettingsStore(areOffered ? storage : createStorage({ now: storage.now }), onReset);
  const isOpen = createStore(() => false);
  const panel = { ...isOpen, open: () => isOpen.setState(true), close: () => isOpen.setState(false) };
  return {
    store,
    panel,
    areOffered,
    ofUser: areOffered ? store : { takeUserData: parseSettings, dropUserData: ignore },
    applyLook: (sheet) =>
      applyLook(store, sheet, () => {
        store.showInitial();
        messages.show({ message: missingLook, variant: 'error' });
      }),
    shell: Object.freeze({
      getState: () => store.getState().current,
      getInitialState: () => store.getInitialState().current,
      subscribe: store.subscribe,
      change: areOffered ? store.change : ignore,
      reset: store.reset,
      openPanel: areOffered ? panel.open : ignore,
    }),
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
