/** The navigation of the site, for the navbar, its search and the shortcuts. */

import type { RecordOf } from './record-of';
import type { navItemFields } from './schemas/navigation.mjs';

/** An entry of the navigation. Its other keys are documented in their schema, `schemas/navigation.mjs`. */
export interface NavItem extends RecordOf<typeof navItemFields> {
  /** Items of a `group` or a `collapse`. It is left out if none of them is visible. */
  readonly children?: readonly NavItem[];
}

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
