import { Brand } from '../../layout/brand';
import { home } from '../../layout/site-links';
import { loginPath } from '../../routing/guard';
import { useCounts } from '../../screen/use-counts';
import { MenuIcon } from '../../theme/icons';
import type { SharedPanelProps } from '../shared-panel-props';
import { QuickPanelButton } from '../quick-panel/quick-panel-button';
import { useStoreState } from '../use-store-state';
import { accountPath } from './account-areas';
import { ToolbarSearch } from './search/toolbar-search';
import { ShortcutLinks } from './shortcuts/shortcut-links';
import { ShortcutsMenu, type ShortcutsProps } from './shortcuts/shortcuts-menu';
import classNames from './toolbar.module.css';
import { useLivePath } from './use-live-path';
import { UserMenu } from './user-menu';

interface ToolbarProps extends SharedPanelProps {
  readonly shortcutsProps: ShortcutsProps;
}

/** The toolbar of the application frame: brand, search, shortcuts and the visitor's menu. */
export function Toolbar({
  shortcutsProps,
  services,
  settings,
  navbar,
  quickPanel,
  session,
  current,
  path,
}: ToolbarProps) {
  const { isDrawerOpen } = useStoreState(navbar);
  const user = useStoreState(services.user);
  const counts = useCounts(services.counts);
  const signInPath = useLivePath(loginPath, current);
  const liveAccountPath = useLivePath(accountPath, current);
  return (
    <header className={`${classNames.toolbar} no-print`}>
      <div className={classNames.row}>
        <button
          className={`icon-button ${classNames.menu}`}
          type="button"
          aria-label="Menu"
          aria-haspopup="dialog"
          aria-expanded={isDrawerOpen}
          onClick={isDrawerOpen ? navbar.closeDrawer : navbar.openDrawer}
        >
          <MenuIcon />
        </button>
        <a className={classNames.brand} href={home.path}>
          <Brand site={services.site} />
        </a>
        <ToolbarSearch items={shortcutsProps.items} path={path} />
        <nav className={classNames.shortcuts} aria-label="Shortcuts">
          <div className={classNames.links}>
            <ShortcutLinks {...shortcutsProps} />
          </div>
          <ShortcutsMenu {...shortcutsProps} />
        </nav>
        {quickPanel && (
          <div className={classNames.quickPanel}>
            <QuickPanelButton {...quickPanel} />
          </div>
        )}
        {counts && <counts.Links path={path} />}
        <UserMenu
          user={user}
          path={path}
          signInPath={signInPath}
          accountPath={liveAccountPath}
          openSettings={settings.areOffered ? settings.panel.open : undefined}
          logOut={() => void session.logOut()}
        />
      </div>
    </header>
  );
}
