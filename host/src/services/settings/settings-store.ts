import type { DeepPartial, ReadableStore, Settings } from 'shared-types';
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
import type { StoredChange } from './stored-settings';
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
  /** What the visitor has changed, as the difference to `initial`; it follows other tabs. */
  readonly stored: StoredChange;
  /** Those of a user are shown, since the user may be signed in soon. */
  readonly isUserExpected?: boolean;
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

export function createSettingsStore(world: SettingsWorld): SettingsStore {
  const { initial, stored, isUserExpected = false, onReset } = world;
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
  /** Whose look is stored for the next first view; nobody's if this browser does not keep the session. */
  let owner: string | undefined;

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
    if (!saveOfUser) setDefaults(mergeSettings(initial, stored.change.getState()));
  };

  function clearStored() {
    stored.change.clear();
    stored.owner = undefined;
  }

  function storeChange(settings: Settings) {
    if (areSameSettings(initial, settings)) {
      clearStored();
      return;
    }
    stored.owner = owner;
    stored.change.set(settingsDifference(initial, settings));
  }

  function keep(settings: Settings) {
    setDefaults(settings);
    saveOfUser?.(settings);
    if (!saveOfUser || owner !== undefined) storeChange(settings);
  }

  function setInitial() {
    clearStored();
    put({ defaults: initial, current: initial });
  }

  // Left by a user whose session is gone.
  if (stored.owner !== undefined && !isUserExpected) clearStored();
  takeStored();
  stored.change.subscribe(takeStored);

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
    signIn: (given, save, keptFor) => {
      saveOfUser = save;
      owner = keptFor;
      const ofUser = parseSettings(given);
      if (!ofUser && stored.owner !== undefined && stored.owner !== owner) setInitial();
      if (!ofUser) return undefined;
      const settings = mergeSettings(initial, ofUser);
      setDefaults(settings);
      if (owner !== undefined) storeChange(settings);
      return ofUser;
    },
    signOut: () => {
      saveOfUser = undefined;
      owner = undefined;
      setInitial();
    },
  };
}
