import type { ReactNode } from 'react';
import { activeTab, currentPage, currentSection } from './current-place';
import classNames from './main-navigation.module.css';
import { AboutUsLinks, ProductLinks } from './menu-links';
import { aboutUs, contactUs, home, products, type ShellLink } from './site-links';
import { useMenus } from './use-menus';

const aboutUsMenu = 'about-us-menu';
const productsMenu = 'products-menu';
const menuIds = [aboutUsMenu, productsMenu];

interface MainNavigationProps {
  readonly path: string;
}

/** The tabs of the header with their two menus. */
export function MainNavigation({ path }: MainNavigationProps) {
  const menus = useMenus(menuIds, path);
  const active = activeTab(path);

  const tab = (link: ShellLink, children?: ReactNode) => (
    <a
      className={`${classNames.tab} ${link === active ? classNames.active : ''}`}
      href={link.path}
      aria-current={children ? currentSection(link, path) : currentPage(link, path)}
    >
      {link.label}
    </a>
  );
  const tabWithMenu = (link: ShellLink, id: string, panelClass: string | undefined, panel: ReactNode) => (
    <li className={classNames.item} {...menus.itemProps(id)}>
      {tab(link, panel)}
      <button
        className={classNames.chevron}
        type="button"
        aria-label={`${link.label} menu`}
        {...menus.buttonProps(id)}
      />
      <div className={`${classNames.panel} ${panelClass}`} {...menus.panelProps(id)}>
        {panel}
      </div>
    </li>
  );

  return (
    <nav className={classNames.navigation} aria-label="Main">
      <ul className={classNames.tabs} data-alive={menus.isAlive || undefined}>
        <li className={classNames.item}>{tab(home)}</li>
        {tabWithMenu(aboutUs, aboutUsMenu, classNames.narrow, <AboutUsLinks path={path} />)}
        {tabWithMenu(products, productsMenu, classNames.wide, <ProductLinks path={path} />)}
        <li className={classNames.item}>{tab(contactUs)}</li>
      </ul>
    </nav>
  );
}
