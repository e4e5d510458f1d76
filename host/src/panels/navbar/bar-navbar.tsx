import { useMemo } from 'react';
import type { NavItem } from 'shared-types';
import { useMenus } from '../../layout/use-menus';
import { Icon } from '../../theme/icons';
import { BarPanel } from './bar-panel';
import classNames from './bar-navbar.module.css';
import { chevronPath } from './nav-icons';
import { NavLabel } from './nav-label';
import { NavLink } from './nav-link';
import { useItems, type NavbarProps } from './use-navbar';

const panelIdOf = ({ id }: NavItem) => `navbar-${id}`;

/** The navbar across the page: links, and buttons that open what is below them. */
export function BarNavbar(props: NavbarProps) {
  const { items, active } = useItems(props);
  const ids = useMemo(() => items.filter(({ children }) => children).map(panelIdOf), [items]);
  const menus = useMenus(ids, props.path);
  return (
    <nav className={classNames.bar} aria-label="Main">
      <ul className={classNames.tabs}>
        {items.map((item) => {
          const current = active.get(item.id);
          if (item.type === 'divider')
            return <li key={item.id} className={classNames.divider} aria-hidden="true" />;
          if (!item.children)
            return (
              <li key={item.id} className={classNames.item}>
                <NavLink className={classNames.tab} item={item} current={current} />
              </li>
            );
          const id = panelIdOf(item);
          const button = menus.buttonProps(id);
          const panel = menus.panelProps(id);
          return (
            <li key={item.id} className={classNames.item} {...menus.itemProps(id)}>
              {item.url === undefined ? (
                <button className={classNames.tab} type="button" aria-current={current} {...button}>
                  <NavLabel item={item} />
                  <Chevron />
                </button>
              ) : (
                <>
                  <NavLink className={classNames.tab} item={item} current={current} />
                  <button
                    className={classNames.toggle}
                    type="button"
                    aria-label={`${item.title} menu`}
                    {...button}
                  >
                    <Chevron />
                  </button>
                </>
              )}
              <BarPanel items={item.children} active={active} panelProps={panel} />
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const Chevron = () => (
  <span className={classNames.chevron}>
    <Icon path={chevronPath} size={14} />
  </span>
);
