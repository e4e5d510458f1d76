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

/** The items of `all` that are not among those that are shown, without what stands below a hidden one. */
export function hiddenItems(all: readonly NavItem[], shown: readonly NavItem[]): readonly NavItem[] {
  const ids = new Set(navRows(shown).map(({ item }) => item.id));
  const hiddenIn = (items: readonly NavItem[]): readonly NavItem[] =>
    items.flatMap((item) => (ids.has(item.id) ? hiddenIn(item.children ?? []) : [item]));
  return hiddenIn(all);
}

const isAbove = (url: string, path: string) => path === url || path.startsWith(`${url}/`);

/**
 * The item that the navbar marks on a page: the longest path that is the current one or stands above it. Addresses with a query or
 * a hash are not marked.
 *
 * @param flat as `shell.navigation` gives it
 * @returns its id
 */
export function markedItem(flat: readonly NavItem[], path: string): string | undefined {
  const fitting = flat.filter(
    ({ type, url = '', exact = false }) => type !== 'link' && (exact ? url === path : isAbove(url, path)),
  );
  return fitting.reduce<NavItem | undefined>(
    (best, item) => ((item.url ?? '').length >= (best?.url ?? '').length ? item : best),
    undefined,
  )?.id;
}
