import type { DeepPartial, Settings } from 'shared-types';
import { createStore } from 'zustand/vanilla';
import { hostKeys } from '../storage/host-keys';
import { shellStorage, type StorageService } from '../storage/storage';
import { initialSettings } from './initial-settings';
import { areSameSettings, changeSettings, mergeSettings, resolveSettings } from './merge-settings';
import { parseSettings } from './parse-settings';
import { settingsToAttributes } from './settings-to-attributes';

export interface SettingsState {
  /** Settings of the visitor. */
  readonly defaults: Settings;
  /** Settings on the current route, which may have its own. */
  readonly current: Settings;
  /** Settings that the current route sets itself; empty for nearly all routes. */
  readonly ofRoute: DeepPartial<Settings>;
}

export type SettingsStore = ReturnType<typeof createSettingsStore>;

/**
 * Settings of the visitor. With them stand the attributes of `<html>` that the boot script takes over before the first
 * paint; afterwards only the settings count.
 */
const openStored = (storage: StorageService) =>
  shellStorage(storage, hostKeys).open('site.settings.v1', {
    initial: { settings: initialSettings, look: {} },
    parse: (data) => {
      const settings = parseSettings((data as { readonly settings?: unknown } | null)?.settings);
      return settings && { settings: mergeSettings(initialSettings, settings), look: {} };
    },
  });

export function createSettingsStore(storage: StorageService, onReset = () => {}) {
  const stored = openStored(storage);
  const store = createStore<SettingsState>(() => ({
    defaults: initialSettings,
    current: initialSettings,
    ofRoute: {},
  }));
  let saveOfUser: ((settings: Settings) => void) | undefined;

  function show(defaults: Settings, ofRoute: DeepPartial<Settings>) {
    const next = { defaults, current: resolveSettings(defaults, ofRoute), ofRoute };
    if (JSON.stringify(next) !== JSON.stringify(store.getState())) store.setState(next, true);
  }

  /** Stores settings; stored ones are shown in this tab and in others. */
  function keep(settings: Settings) {
    if (areSameSettings(settings, initialSettings)) stored.clear();
    else stored.set({ settings, look: settingsToAttributes(settings) });
  }

  function changeTo(settings: Settings) {
    keep(settings);
    saveOfUser?.(settings);
  }

  const takeStored = () => show(stored.getState().settings, store.getState().ofRoute);
  takeStored();
  stored.subscribe(takeStored);

  return {
    ...store,
    /** The route or the role has changed. @param settings those of the route itself */
    showRoute: (settings: DeepPartial<Settings> = {}) => show(store.getState().defaults, settings),
    /** The visitor changes settings: the browser stores them, and those of a user are saved at the provider. */
    change: (change: DeepPartial<Settings>) => {
      const { defaults } = store.getState();
      const settings = changeSettings(defaults, parseSettings(change) ?? {});
      if (!areSameSettings(settings, defaults)) changeTo(settings);
    },
    /** The visitor goes back to the settings of the site. */
    reset: () => {
      changeTo(initialSettings);
      onReset();
    },
    takeUserData: (given: unknown, save: (settings: Settings) => void) => {
      saveOfUser = save;
      const ofUser = parseSettings(given);
      if (ofUser) keep(mergeSettings(initialSettings, ofUser));
      return ofUser;
    },
    dropUserData: () => {
      saveOfUser = undefined;
      stored.clear();
    },
  };
}
