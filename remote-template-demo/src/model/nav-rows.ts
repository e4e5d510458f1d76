import type { NavItem } from 'shared-types';

/** An item of the navigation as a line of a list. */
export interface NavRow {
  readonly item: NavItem;
  /** 0 on the top level; the items of a group are on the level of the group. */
  readonly level: number;
}

/** All items from top to bottom. @param level of the items */
export const navRows = (items: readonly NavItem[], level = 0): readonly NavRow[] =>
  items.flatMap((item) => [
    { item, level },
    ...navRows(item.children ?? [], item.type === 'collapse' ? level + 1 : level),
  ]);
