import type { FlatNavItem, NavItem } from 'shared-types';
import { isAllowed } from '../../services/user';

const pathOf = (url: string): string => url.replace(/[?#].*$/, '');

/**
 * Leaves out items whose page is not live. A collapse without its page keeps its children. A link may lead to a file, so it stays.
 */
export function liveItems(items: readonly NavItem[], isLive: (path: string) => boolean): readonly NavItem[] {
  return items.flatMap((item): readonly NavItem[] => {
    const { children, url, ...rest } = item;
    const isShown = url === undefined || item.type === 'link' || isLive(pathOf(url));
    if (children === undefined) return isShown ? [item] : [];
    return [
      {
        ...rest,
        ...(isShown && url !== undefined && { url }),
        children: liveItems(children, isLive),
      },
    ];
  });
}

/** The items that a role sees. A group or a collapse without a visible child is left out. */
export function visibleItems(items: readonly NavItem[], role: string): readonly NavItem[] {
  return items.flatMap((item): readonly NavItem[] => {
    if (!isAllowed(role, item.auth)) return [];
    if (item.type !== 'group' && item.type !== 'collapse') return [item];
    const children = visibleItems(item.children ?? [], role);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}

/** An item, and those that it is in, from the top. */
interface Place {
  readonly item: NavItem;
  readonly above: readonly NavItem[];
}

/** All items, in the order of the tree. */
export const placesIn = (items: readonly NavItem[], above: readonly NavItem[] = []): readonly Place[] =>
  items.flatMap((item) => [{ item, above }, ...placesIn(item.children ?? [], [...above, item])]);

/** All items that lead somewhere, with the titles of those that they are in. */
export const flatItems = (items: readonly NavItem[]): readonly FlatNavItem[] =>
  placesIn(items).flatMap(({ item, above }) =>
    item.url === undefined ? [] : [{ ...item, url: item.url, path: above.map(({ title }) => title) }],
  );
