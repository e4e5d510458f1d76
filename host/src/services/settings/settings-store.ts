import type { DeepPartial, ReadableStore, Settings, StoredValue } from 'shared-types';
import { createStore } from 'zustand/vanilla';
import type { UserPart } from '../session/session';
import { initialSettings } from './initial-settings';
import {
  areSameSettings,
  changeSettings,
  mergeSettings,
  resolveSettings,
  settingsDifference,
} from './merge-settings';
import { parseSettings } from './parse-settings';
import { deepFreeze } from './settings-tree';

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

const nothing: DeepPartial<Settings> = Object.freeze({});

const atStart: SettingsState = Object.freeze({
  defaults: initialSettings,
  current: initialSettings,
  ofRoute: nothing,
});

/** Both as `parseSettings` gives them: the same keys stand in the same order. */
const areSameParts = (one: DeepPartial<Settings>, other: DeepPartial<Settings>) =>
  JSON.stringify(one) === JSON.stringify(other);

/** @param stored  changes by the visitor, as the difference to the settings of the site; it follows other tabs */
export function createSettingsStore(
  stored: StoredValue<DeepPartial<Settings>>,
  onReset = () => {},
): SettingsStore {
  const store = createStore<SettingsState>(() => atStart);
  const now = store.getState;
  let saveOfUser: ((settings: Settings) => void) | undefined;

  /** Equal settings stay the same objects, so that nothing renders again. */
  function put({ defaults, current, ofRoute }: SettingsState) {
    const before = now();
    const next = {
      defaults: areSameSettings(before.defaults, defaults) ? before.defaults : defaults,
      current: areSameSettings(before.current, current) ? before.current : current,
      ofRoute: areSameParts(before.ofRoute, ofRoute) ? before.ofRoute : ofRoute,
    };
    const isSame =
      next.defaults === before.defaults && next.current === before.current && next.ofRoute === before.ofRoute;
    if (!isSame) store.setState(Object.freeze(next), true);
  }

  const show = (defaults: Settings, ofRoute = now().ofRoute) =>
    put({ defaults, ofRoute, current: resolveSettings(defaults, ofRoute) });

  /** Stores settings; stored ones are shown in this tab and in others. */
  function keep(settings: Settings) {
    const change = settingsDifference(initialSettings, settings);
    if (Object.keys(change).length > 0) stored.set(change);
    else stored.clear();
  }

  function changeTo(settings: Settings) {
    keep(settings);
    saveOfUser?.(settings);
  }

  const takeStored = () => show(mergeSettings(initialSettings, stored.getState()));
  takeStored();
  stored.subscribe(takeStored);

  return {
    getState: now,
    getInitialState: () => atStart,
    subscribe: (listener) => store.subscribe(() => listener()),
    showRoute: (settings) => show(now().defaults, deepFreeze(parseSettings(settings) ?? nothing)),
    showInitial: () => put({ ...now(), current: initialSettings }),
    change: (change) => {
      const { defaults } = now();
      const settings = changeSettings(defaults, parseSettings(change) ?? {});
      if (settings !== defaults) changeTo(settings);
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
