import { areSameSettings } from '../../services/settings/merge-settings';
import type { SettingsStore } from '../../services/settings/settings-store';
import type { NavbarStore } from './navbar-state';

/** Forgets which menus of the navbar are open when the visitor goes back to the settings of the site. */
export function resetWithSettings(
  { getState, subscribe }: Pick<SettingsStore, 'getState' | 'subscribe'>,
  { reset }: Pick<NavbarStore, 'reset'>,
) {
  const isReset = () => areSameSettings(getState().initial, getState().defaults);
  let wasReset = isReset();
  subscribe(() => {
    const isNow = isReset();
    if (isNow && !wasReset) reset();
    wasReset = isNow;
  });
}
