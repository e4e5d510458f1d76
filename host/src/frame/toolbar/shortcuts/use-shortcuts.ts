import { useSyncExternalStore } from 'react';
import type { NavigationEntry } from '../navigation-entry';
import { shownShortcuts } from './shortcut-ids';
import type { ShortcutsStore } from './shortcuts-store';

/** The items of the visitor's shortcuts. */
export const useShortcuts = (
  { subscribe, getState, getInitialState }: ShortcutsStore,
  items: readonly NavigationEntry[],
): readonly NavigationEntry[] =>
  shownShortcuts(useSyncExternalStore(subscribe, getState, getInitialState), items);
