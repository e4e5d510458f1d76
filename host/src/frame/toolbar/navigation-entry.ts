/** An item of the navigation that leads somewhere. */
export interface NavigationEntry {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  /** Titles of the items that it stands under, from the outermost one. */
  readonly path: readonly string[];
  readonly target?: '_self' | '_blank';
}
