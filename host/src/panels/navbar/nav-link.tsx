import type { NavItem } from 'shared-types';
import { NavLabel } from './nav-label';

interface NavLinkProps {
  readonly className: string | undefined;
  readonly item: NavItem;
  readonly current: 'page' | 'true' | undefined;
}

/** The link of an item. The router takes links without a target only. */
export const NavLink = ({ className, item, current }: NavLinkProps) => (
  <a
    className={className}
    href={item.url}
    aria-current={current}
    data-row
    {...(item.target === '_blank' && { target: '_blank', rel: 'noopener' })}
  >
    <NavLabel item={item} />
  </a>
);
