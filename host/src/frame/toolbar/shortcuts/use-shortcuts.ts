import { useStoreState } from '../../use-store-state';
import type { NavigationEntry } from '../navigation-entry';
import { shownShortcuts } from './shortcut-ids';
import type { ShortcutsStore } from './shortcuts-store';

/** The items of the visitor's shortcuts. */
export const useShortcuts = (
  shortcuts: ShortcutsStore,
  items: readonly NavigationEntry[],
): readonly NavigationEntry[] => shownShortcuts(useStoreState(shortcuts), items);
