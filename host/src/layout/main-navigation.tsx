import type { ReactNode } from 'react';
import { activeTab, currentPage, currentSection } from './current-link';
import classNames from './main-navigation.module.css';
import { useIsLinked } from './left-out';
import { AboutUsLinks, ProductLinks } from './menu-links';
import { aboutUs, contactUs, home, products, type ShellLink } from './site-links';
import { useMenus } from './use-menus';

const aboutUsMenu = 'about-us-menu';
const productsMenu = 'products-menu';
const menuIds = [aboutUsMenu, productsMenu];

interface MainNavigationProps {
  readonly path: string;
  /** Tabs of the site configuration. */
  readonly added?: readonly ShellLink[] | undefined;
}

/** The tabs of the header with their two menus. */
export function MainNavigation({ path, added = [] }: MainNavigationProps) {
  const menus = useMenus(menuIds, path);
  const isLinked = useIsLinked();
  const active = activeTab(path, added);
  return (
    <nav className={classNames.navigation} aria-label="Main">
      <ul className={classNames.tabs} data-alive={menus.isAlive || undefined}>
        <li className={classNames.item}>
          <Tab link={home} active={active} current={currentPage(home, path)} />
        </li>
        {isLinked(aboutUs) && (
          <MenuTab
            link={aboutUs}
            active={active}
            path={path}
            id={aboutUsMenu}
            menus={menus}
            panelClass={classNames.narrow}
          >
            <AboutUsLinks path={path} />
          </MenuTab>
        )}
        {isLinked(products) && (
          <MenuTab
            link={products}
            active={active}
            path={path}
            id={productsMenu}
            menus={menus}
            panelClass={classNames.wide}
          >
            <ProductLinks path={path} />
          </MenuTab>
        )}
        {[contactUs, ...added].filter(isLinked).map((link) => (
          <li key={link.path} className={classNames.item} data-added={added.includes(link) || undefined}>
            <Tab link={link} active={active} current={currentPage(link, path)} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface TabProps {
  readonly link: ShellLink;
  readonly active: ShellLink;
  readonly current: 'page' | 'true' | undefined;
}

const Tab = ({ link, active, current }: TabProps) => (
  <a
    className={`${classNames.tab} ${link === active ? classNames.active : ''}`}
    href={link.path}
    aria-current={current}
  >
    {link.label}
  </a>
);

interface MenuTabProps extends Pick<MainNavigationProps, 'path'> {
  readonly link: ShellLink;
  readonly active: ShellLink;
  /** Id of the panel. */
  readonly id: string;
  readonly menus: ReturnType<typeof useMenus>;
  readonly panelClass: string | undefined;
  readonly children: ReactNode;
}

/** A link, the button that opens its menu, and the menu. */
const MenuTab = ({ link, active, path, id, menus, panelClass, children }: MenuTabProps) => (
  <li className={classNames.item} {...menus.itemProps(id)}>
    <Tab link={link} active={active} current={currentSection(link, path)} />
    <button
      className={classNames.chevron}
      type="button"
      aria-label={`${link.label} menu`}
      {...menus.buttonProps(id)}
    />
    <div className={`${classNames.panel} ${panelClass}`} {...menus.panelProps(id)}>
      {children}
    </div>
  </li>
);
