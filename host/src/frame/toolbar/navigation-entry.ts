import type { FlatNavItem } from 'shared-types';

/** What search and shortcuts show of an item of the navigation. */
export type NavigationEntry = Pick<FlatNavItem, 'id' | 'title' | 'url' | 'path' | 'target' | 'icon'>;
