import type { NavBadge, NavItem } from 'shared-types';
import { Icon } from '../../theme/icons';
import { iconPathOf } from './nav-icons';
import classNames from './nav-label.module.css';

/** The icon of an item; without one its first letter, which is shown where the navbar is folded. */
function NavIcon({ icon, title }: NavItem) {
  const path = iconPathOf(icon);
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

const Badge = ({ badge: { title, bg = '', fg = '' } }: { readonly badge: NavBadge }) => {
  // The security policy refuses style attributes, but no properties that a script sets.
  const paint = (element: HTMLElement | null) => {
    element?.style.setProperty('background', bg);
    element?.style.setProperty('color', fg);
  };
  return (
    <span className={classNames.badge} ref={paint}>
      {title}
    </span>
  );
};

/** Icon, title and badge of an item, within its link or button. */
export const NavLabel = ({ item, item: { title, badge, target } }: { readonly item: NavItem }) => (
  <>
    <NavIcon {...item} />
    <span className={classNames.title}>
      {title}
      {target === '_blank' && <span className="visually-hidden"> (opens in a new tab)</span>}
    </span>
    {target === '_blank' && (
      <span className={classNames.mark}>
        <Icon path={iconPathOf('external') ?? ''} size={14} />
      </span>
    )}
    {badge && <Badge badge={badge} />}
  </>
);
