/** The navigation of the site: what the navbar, its search and the shortcuts show. */

/** An entry of the navigation. */
export interface NavItem {
  /** Unique in the site, in kebab case. Where two items have one, the first is shown. */
  readonly id: string;
  /** Its text. That of a divider is not shown. */
  readonly title: string;
  /**
   * `group` is a heading with children. `collapse` opens and closes its children, and may be a link itself. `item` is a page of
   * the site. `link` leads anywhere: to another site, a file or an e-mail address. `divider` is a line.
   */
  readonly type: 'group' | 'collapse' | 'item' | 'link' | 'divider';
  /** One of `navIcons` in `protocol/navigation.mjs`. Where the navbar is folded, an item without one shows its first letter. */
  readonly icon?: string;
  /** A path of the site; of a `link` also `https:`, `http:`, `mailto:` or `tel:`. An `item` whose page is not live is left out. */
  readonly url?: string;
  /** Active on its own path only. Absent: on the pages below it as well, unless another item fits better. */
  readonly exact?: boolean;
  /** `_blank` opens a new tab. */
  readonly target?: '_self' | '_blank';
  readonly badge?: NavBadge;
  /** Roles that see it. Absent or empty: everybody. `guest`: whoever has not signed in; `signed-in` (since 1.9.0): all others. */
  readonly auth?: readonly string[];
  /** Of a `group` or a `collapse`. Without a visible one, it is left out. */
  readonly children?: readonly NavItem[];
}

/** A short text behind a title. */
export interface NavBadge {
  readonly title: string;
  /** Colour of the background, `#rrggbb`. The theme's colours are used if the contrast of the two is under 4.5:1. */
  readonly bg?: string;
  /** Colour of the text, `#rrggbb`. */
  readonly fg?: string;
}

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
