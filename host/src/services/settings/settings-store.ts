import type { DeepPartial, ReadableStore, Settings, StoredValue } from 'shared-types';
import { createStore } from 'zustand/vanilla';
import type { UserPart } from '../session/session';
import {
  areSameSettings,
  changeSettings,
  mergeSettings,
  resolveSettings,
  settingsDifference,
} from './merge-settings';
import { parseSettings } from './parse-settings';
import { deepFreeze } from './settings-tree';

/** The settings of a visitor. */
export interface SettingsState {
  /** Of the site. */
  readonly initial: Settings;
  /** Of the visitor. */
  readonly defaults: Settings;
  /** On the current route, which may have its own. */
  readonly current: Settings;
  /** What the current route sets itself; empty for nearly all routes. */
  readonly ofRoute: DeepPartial<Settings>;
}

interface SettingsWorld {
  readonly initial: Settings;
  /** What a guest has changed, as the difference to `initial`; it follows other tabs. */
  readonly stored: StoredValue<DeepPartial<Settings>>;
  /** The visitor has gone back to the settings of the site. */
  readonly onReset?: () => void;
}

/** The settings, and what may happen to them. */
export interface SettingsStore extends ReadableStore<SettingsState>, UserPart<DeepPartial<Settings>> {
  readonly setCurrent: (settings: Settings) => void;
  readonly setDefaults: (settings: Settings) => void;
  /** Ends the settings of the route. */
  readonly resetToDefaults: () => void;
  /** All settings are those of the site, and nothing is stored. */
  readonly setInitial: () => void;
  /** The route or the role has changed. @param settings of the route itself */
  readonly showRoute: (settings?: DeepPartial<Settings>) => void;
  /** The visitor changes settings: a guest's are stored in the browser, a user's are saved at the provider. */
  readonly change: (change: DeepPartial<Settings>) => void;
  /** The visitor goes back to the settings of the site. */
  readonly reset: () => void;
}

const nothing: DeepPartial<Settings> = Object.freeze({});

/** Both as `parseSettings` gives them: the same keys stand in the same order. */
const areSameParts = (one: DeepPartial<Settings>, other: DeepPartial<Settings>) =>
  JSON.stringify(one) === JSON.stringify(other);

export function createSettingsStore({ initial, stored, onReset }: SettingsWorld): SettingsStore {
  const atStart: SettingsState = Object.freeze({
    initial,
    defaults: initial,
    current: initial,
    ofRoute: nothing,
  });
  const store = createStore<SettingsState>(() => atStart);
  const defaultsNow = () => store.getState().defaults;
  /** Of a user who has signed in. */
  let saveOfUser: ((settings: Settings) => void) | undefined;

  /** Equal settings stay the same objects, so that nothing renders again. */
  function put(change: Partial<SettingsState>) {
    const before = store.getState();
    const { defaults, current, ofRoute } = { ...before, ...change };
    const next = {
      initial,
      defaults: areSameSettings(before.defaults, defaults) ? before.defaults : defaults,
      current: areSameSettings(before.current, current) ? before.current : current,
      ofRoute: areSameParts(before.ofRoute, ofRoute) ? before.ofRoute : ofRoute,
    };
    const isSame =
      next.defaults === before.defaults && next.current === before.current && next.ofRoute === before.ofRoute;
    if (!isSame) store.setState(Object.freeze(next), true);
  }

  const setDefaults = (defaults: Settings) =>
    put({ defaults, current: resolveSettings(defaults, store.getState().ofRoute) });

  const takeStored = () => {
    if (!saveOfUser) setDefaults(mergeSettings(initial, stored.getState()));
  };

  function keep(settings: Settings) {
    setDefaults(settings);
    if (saveOfUser) saveOfUser(settings);
    else if (areSameSettings(initial, settings)) stored.clear();
    else stored.set(settingsDifference(initial, settings));
  }

  function setInitial() {
    stored.clear();
    put({ defaults: initial, current: initial });
  }

  takeStored();
  stored.subscribe(takeStored);

  return {
    getState: store.getState,
    getInitialState: () => atStart,
    subscribe: (listener) => store.subscribe(() => listener()),
    setCurrent: (current) => put({ current }),
    setDefaults,
    resetToDefaults: () => put({ current: defaultsNow() }),
    setInitial,
    showRoute: (settings) => {
      const ofRoute = deepFreeze(parseSettings(settings) ?? nothing);
      put({ ofRoute, current: resolveSettings(defaultsNow(), ofRoute) });
    },
    change: (change) => keep(changeSettings(defaultsNow(), parseSettings(change) ?? {})),
    reset: () => {
      keep(initial);
      onReset?.();
    },
    signIn: (given, save) => {
      saveOfUser = save;
      const ofUser = parseSettings(given);
      if (ofUser) setDefaults(mergeSettings(initial, ofUser));
      return ofUser;
    },
    signOut: () => {
      saveOfUser = undefined;
      setInitial();
    },
  };
}
