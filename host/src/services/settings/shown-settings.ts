import type { ReadableStore } from 'shared-types';
import { createStore } from 'zustand/vanilla';
import type { SettingsState, SettingsStore } from './settings-store';

/** How the page changes from one look to another. It calls the function, now or when it is ready. */
export type Present = (show: () => void) => void;

/** The settings as the page shows them. */
export interface ShownSettings extends ReadableStore<SettingsState> {
  /** Shows those of the site, until the settings change: the look of the current ones cannot be loaded. */
  readonly showInitial: () => void;
}

/**
 * The settings as the page shows them. They follow the store, which has stored them by then: a tab that is closed before the
 * page shows a change does not lose it.
 */
export function createShownSettings(
  { getState, getInitialState, subscribe }: SettingsStore,
  present: Present,
): ShownSettings {
  const shown = createStore(getState);
  const showNewest = () => shown.setState(getState(), true);
  subscribe(() => present(showNewest));
  return {
    getState: shown.getState,
    getInitialState,
    subscribe: (listener) => shown.subscribe(() => listener()),
    showInitial: () => shown.setState({ ...getState(), current: getState().initial }, true),
  };
}
