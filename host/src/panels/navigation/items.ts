import type { FlatNavItem, NavItem } from 'shared-types';
import { isAllowed } from '../../services/user';

export const pathOf = (url: string): string => url.replace(/[?#].*$/, '');

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

/** Leaves out items with the id of an earlier one. @param items those of the site, then those of the remotes */
export function withUniqueIds(items: readonly NavItem[], known = new Set<string>()): readonly NavItem[] {
  return items.flatMap((item): readonly NavItem[] => {
    if (known.has(item.id)) {
      console.warn(`The navigation item "${item.id}" stands twice: the first is shown`);
      return [];
    }
    known.add(item.id);
    return [item.children ? { ...item, children: withUniqueIds(item.children, known) } : item];
  });
}

const isDivider = (item: NavItem | undefined) => item?.type === 'divider';

/** A divider stands between two other items. */
function withoutStrayDividers(items: readonly NavItem[]): readonly NavItem[] {
  const single = items.filter((item, index) => !isDivider(item) || !isDivider(items[index - 1]));
  const from = isDivider(single[0]) ? 1 : 0;
  return single.slice(from, isDivider(single.at(-1)) ? -1 : undefined);
}

/** The items that a role sees. A group or a collapse without a visible child is left out. */
export function visibleItems(items: readonly NavItem[], role: string): readonly NavItem[] {
  const visible = items.flatMap((item): readonly NavItem[] => {
    if (!isAllowed(role, item.auth)) return [];
    if (item.type !== 'group' && item.type !== 'collapse') return [item];
    const children = visibleItems(item.children ?? [], role);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
  return withoutStrayDividers(visible);
}

const hasUrl = (item: NavItem): item is NavItem & { readonly url: string } => item.url !== undefined;

/** All items that lead somewhere, in the order of the tree. @param path titles of the items above */
export function flatItems(items: readonly NavItem[], path: readonly string[] = []): readonly FlatNavItem[] {
  return items.flatMap((item) => [
    ...(hasUrl(item) ? [{ ...item, path }] : []),
    ...flatItems(item.children ?? [], [...path, item.title]),
  ]);
}
