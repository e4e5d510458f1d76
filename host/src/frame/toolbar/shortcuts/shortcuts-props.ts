import type { Shell } from 'shared-types';
import type { NavigationEntry } from '../navigation-entry';
import type { ShortcutsStore } from './shortcuts-store';

/** What shows shortcuts is given. */
export interface ShortcutsProps {
  readonly shortcuts: ShortcutsStore;
  /** All that the visitor may open. */
  readonly items: readonly NavigationEntry[];
  /** The current path. */
  readonly path: string;
  readonly announce: Shell['announce'];
}
