import type { NavItem } from 'shared-types';
import { isAllowed } from '../../services/user';

const isDivider = (item: NavItem | undefined) => item?.type === 'divider';

/** A divider stands between two other items. */
function withoutStrayDividers(items: readonly NavItem[]): readonly NavItem[] {
  const single = items.filter((item, index) => !isDivider(item) || !isDivider(items[index - 1]));
  const from = isDivider(single[0]) ? 1 : 0;
  return single.slice(from, isDivider(single.at(-1)) ? -1 : undefined);
}

const canHaveChildren = ({ type }: NavItem) => type === 'group' || type === 'collapse';

/** The items that a role sees. A group or a collapse without a visible child is left out. */
export function visibleItems(items: readonly NavItem[], role: string): readonly NavItem[] {
  const visible = items.flatMap((item): readonly NavItem[] => {
    if (!isAllowed(role, item.auth)) return [];
    if (!canHaveChildren(item)) return [item];
    const children = visibleItems(item.children ?? [], role);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
  return withoutStrayDividers(visible);
}
