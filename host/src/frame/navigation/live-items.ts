import type { NavItem } from 'shared-types';

/** Path of an address of the site. */
export const pathOf = (url: string): string => url.replace(/[?#].*$/, '');

/**
 * Leaves out items whose page is not live. A collapse without its page keeps its children. A link may lead to a file, so it stays.
 *
 * @param isLive whether there is a page at a path
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

/**
 * Leaves out items with an id that another one before them has.
 *
 * @param items of the site, then those of the remotes
 */
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
