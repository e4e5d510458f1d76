/** The navigation of the site, for the navbar, its search and the shortcuts. */

import type { NavItem } from './schemas/navigation.js';

export type { NavItem };

/** A short text behind a title. */
export type NavBadge = NonNullable<NavItem['badge']>;

/** An item that leads somewhere. */
export interface FlatNavItem extends NavItem {
  readonly url: string;
  /** Titles of the items that it is in, from the top. */
  readonly path: readonly string[];
}

/** The navigation as the current user sees it. */
export interface NavigationState {
  /** The tree. */
  readonly items: readonly NavItem[];
  /** All items with a `url`, in the order of the tree. */
  readonly flat: readonly FlatNavItem[];
}
