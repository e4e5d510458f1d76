import type { Site } from 'shared-types';
import { AccountPlace } from './account-place';
import { Brand } from './brand';
import { Drawer } from './drawer';
import classNames from './header.module.css';
import { MenuIcon, SearchIcon } from '../theme/icons';
import { useIsLinked } from './left-out';
import { MainNavigation } from './main-navigation';
import { NetworkLink } from './network-link';
import { home, products } from './site-links';
import { SiteSearch } from './site-search';
import { useDrawer } from './use-drawer';

interface HeaderProps {
  readonly site: Site;
  readonly path: string;
}

/** Brand, tabs and search; on narrow screens the brand between the two buttons that open the drawer. */
export function Header({ site, path }: HeaderProps) {
  const drawer = useDrawer(path);
  const hasSearch = useIsLinked()(products);
  const drawerButton = `icon-button ${classNames.drawerButton}`;
  return (
    <header className={classNames.header} data-area="toolbar">
      <div className={`container ${classNames.row}`}>
        <button className={drawerButton} type="button" aria-label="Menu" {...drawer.menuProps}>
          <MenuIcon />
        </button>
        <a className={classNames.brand} href={home.path}>
          <Brand site={site} />
        </a>
        {hasSearch && (
          <button className={drawerButton} type="button" aria-label="Search" {...drawer.searchProps}>
            <SearchIcon />
          </button>
        )}
        <MainNavigation path={path} added={site.links?.header} />
        <div className={classNames.search}>{hasSearch && <SiteSearch id="site-search" />}</div>
        <div className={classNames.account}>
          <AccountPlace site={site} className={classNames.signInLink} />
        </div>
        <NetworkLink className={`icon-button ${classNames.network}`} address={site.company.linkedin} />
      </div>
      <Drawer drawer={drawer} site={site} path={path} />
    </header>
  );
}
