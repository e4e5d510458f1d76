import type { NavBadge, NavItem } from 'shared-types';
import { Icon } from '../../theme/icons';
import { badgeColours } from './badge-colours';
import { navIconPaths } from './nav-icons';
import classNames from './nav-label.module.css';

/** The icon of an item; without one its first letter, which is shown where the navbar is folded. */
function NavIcon({ icon, title }: Pick<NavItem, 'icon' | 'title'>) {
  const path = icon !== undefined && Object.hasOwn(navIconPaths, icon) ? navIconPaths[icon] : undefined;
  return path === undefined ? (
    <span className={classNames.letter} aria-hidden="true">
      {title.charAt(0).toUpperCase()}
    </span>
  ) : (
    <span className={classNames.icon}>
      <Icon path={path} size={20} />
    </span>
  );
}

const Badge = ({ badge }: { readonly badge: NavBadge }) => {
  const colours = badgeColours(badge);
  // The security policy refuses style attributes, but no properties that a script sets.
  const paint = (element: HTMLElement | null) => {
    element?.style.setProperty('background', colours?.bg ?? '');
    element?.style.setProperty('color', colours?.fg ?? '');
  };
  return (
    <span className={classNames.badge} ref={paint}>
      {badge.title}
    </span>
  );
};

/** Icon, title and badge of an item, within its link or button. */
export const NavLabel = ({ item: { icon, title, badge, target } }: { readonly item: NavItem }) => (
  <>
    <NavIcon icon={icon ?? ''} title={title} />
    <span className={classNames.title}>
      {title}
      {target === '_blank' && <span className="visually-hidden"> (opens in a new tab)</span>}
    </span>
    {target === '_blank' && (
      <span className={classNames.mark}>
        <Icon path={navIconPaths['external'] ?? ''} size={14} />
      </span>
    )}
    {badge && <Badge badge={badge} />}
  </>
);
