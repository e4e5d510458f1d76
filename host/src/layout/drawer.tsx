import type { Site } from 'shared-types';
import { AccountPlace } from './account-place';
import { Brand } from './brand';
import { activeTab, currentPage } from './current-link';
import classNames from './drawer.module.css';
import { CloseIcon } from '../theme/icons';
import { useIsLinked } from './left-out';
import { AboutUsLinks, ProductLinks } from './menu-links';
import { NetworkLink } from './network-link';
import { aboutUs, contactUs, home, products, type ShellLink } from './site-links';
import { SiteSearch } from './site-search';
import type { useDrawer } from './use-drawer';

interface DrawerProps {
  readonly drawer: ReturnType<typeof useDrawer>;
  readonly site: Site;
  readonly path: string;
}

/** Search and navigation of narrow screens. */
export function Drawer({ drawer, site, path }: DrawerProps) {
  const isLinked = useIsLinked();
  const { header: added = [] } = site.links ?? {};
  const active = activeTab(path, added);
  const rowClass = (link: ShellLink) => `${classNames.row} ${link === active ? classNames.active : ''}`;
  const page = (link: ShellLink) => (
    <a key={link.path} className={rowClass(link)} href={link.path} aria-current={currentPage(link, path)}>
      {link.label}
    </a>
  );
  return (
    <dialog className={classNames.drawer} aria-label="Menu" {...drawer.dialogProps}>
      <div className={classNames.content}>
        <div className={classNames.head}>
          <Brand site={site} />
          <button
            className={`icon-button ${classNames.close}`}
            type="button"
            aria-label="Close"
            popoverTarget={drawer.dialogProps.id}
            popoverTargetAction="hide"
            onClick={drawer.close}
          >
            <CloseIcon />
          </button>
        </div>
        {isLinked(products) && <SiteSearch id="drawer-search" />}
        <nav aria-label="Main">
          {page(home)}
          {isLinked(aboutUs) && (
            <details className={classNames.group}>
              <summary className={rowClass(aboutUs)}>{aboutUs.label}</summary>
              <AboutUsLinks path={path} />
            </details>
          )}
          {isLinked(products) && (
            <details className={classNames.group}>
              <summary className={rowClass(products)}>{products.label}</summary>
              <a className={classNames.all} href={products.path} aria-current={currentPage(products, path)}>
                All products
              </a>
              <ProductLinks path={path} />
            </details>
          )}
          {[contactUs, ...added].filter(isLinked).map(page)}
        </nav>
        <AccountPlace site={site} className={classNames.row} />
        <NetworkLink className={classNames.row} address={site.company.linkedin} isNamed />
      </div>
    </dialog>
  );
}
