import type { FlatNavItem, NavItem } from 'shared-types';

const hasUrl = (item: NavItem): item is NavItem & { readonly url: string } => item.url !== undefined;

/**
 * All items that lead somewhere, in the order of the tree.
 *
 * @param path titles of the items above
 */
export function flatItems(items: readonly NavItem[], path: readonly string[] = []): readonly FlatNavItem[] {
  return items.flatMap((item) => [
    ...(hasUrl(item) ? [{ ...item, path }] : []),
    ...flatItems(item.children ?? [], [...path, item.title]),
  ]);
}
