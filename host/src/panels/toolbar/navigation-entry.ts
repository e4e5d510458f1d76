import type { FlatNavItem } from 'shared-types';

/** Fields of a navigation item that search and shortcuts show. */
export type NavigationEntry = Pick<FlatNavItem, 'id' | 'title' | 'url' | 'path' | 'target' | 'icon'>;
