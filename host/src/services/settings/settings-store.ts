import type { DeepPartial, ReadableStore, Settings } from 'shared-types';
import { createStore } from 'zustand/vanilla';
import type { UserPart } from '../session/session';
import { hostKeys } from '../storage/host-keys';
import { shellStorage } from '../storage/storage';
import type { StorageService } from '../storage/storage-service';
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

export interface SettingsStore extends ReadableStore<SettingsState>, UserPart<DeepPartial<Settings>> {
  /** The route or the role has changed. @param settings those of the route itself */
  readonly showRoute: (settings?: DeepPartial<Settings>) => void;
  /** The visitor changes settings: the browser stores them, and those of a user are saved at the provider. */
  readonly change: (change: DeepPartial<Settings>) => void;
  /** The visitor goes back to the settings of the site. */
  readonly reset: () => void;
  /** Shows the settings of the site until the next change: the look of the current ones cannot be loaded. */
  readonly showInitial: () => void;
}

const atStart: SettingsState = { defaults: initialSettings, current: initialSettings, ofRoute: {} };

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

export function createSettingsStore(storage: StorageService, onReset = () => {}): SettingsStore {
  const stored = openStored(storage);
  const store = createStore<SettingsState>(() => atStart);
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
    getState: store.getState,
    getInitialState: () => atStart,
    subscribe: (listener) => store.subscribe(() => listener()),
    showRoute: (settings = {}) => show(store.getState().defaults, settings),
    showInitial: () => store.setState({ current: initialSettings }),
    change: (change) => {
      const { defaults } = store.getState();
      const settings = changeSettings(defaults, parseSettings(change) ?? {});
      if (!areSameSettings(settings, defaults)) changeTo(settings);
    },
    reset: () => {
      changeTo(initialSettings);
      onReset();
    },
    takeUserData: (given, save) => {
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
