import type { Shell, Site, User } from 'shared-types';
import { Brand } from '../../layout/brand';
import { home } from '../../layout/site-links';
import type { CountsPart } from '../../services/services';
import { MenuIcon } from '../../theme/icons';
import { QuickPanelButton } from '../quick-panel/quick-panel-button';
import type { Opened } from '../quick-panel/use-quick-panel';
import type { NavigationEntry } from './navigation-entry';
import { ToolbarSearch } from './search/toolbar-search';
import { ShortcutLinks } from './shortcuts/shortcut-links';
import { ShortcutsMenu } from './shortcuts/shortcuts-menu';
import type { ShortcutsStore } from './shortcuts/shortcuts-store';
import { useShortcuts } from './shortcuts/use-shortcuts';
import classNames from './toolbar.module.css';
import { UserMenu, type UserActions } from './user-menu';

export interface ToolbarProps extends UserActions {
  readonly site: Site;
  /** The current path, percent-encoded. */
  readonly path: string;
  /** All that the visitor may open. */
  readonly items: readonly NavigationEntry[];
  readonly shortcuts: ShortcutsStore;
  readonly user: User;
  /** The drawer of narrow windows; absent where there is no navbar. */
  readonly navbar?: Opened | undefined;
  /** Absent where no remote fills it. */
  readonly quickPanel?: Opened | undefined;
  readonly announce: Shell['announce'];
  /** Counts of lists; absent while this browser keeps none. */
  readonly Counts?: CountsPart['Links'] | undefined;
}

/** The toolbar of the application frame: brand, search, shortcuts and the visitor's menu. */
export function Toolbar({
  site,
  path,
  items,
  shortcuts,
  user,
  navbar,
  quickPanel,
  announce,
  Counts,
  ...actions
}: ToolbarProps) {
  const chosen = useShortcuts(shortcuts, items);
  return (
    <header className={`${classNames.toolbar} no-print`}>
      <div className={classNames.row}>
        {navbar && (
          <button
            className={`icon-button ${classNames.menu}`}
            type="button"
            aria-label="Menu"
            aria-haspopup="dialog"
            aria-expanded={navbar.isOpen}
            onClick={navbar.toggle}
          >
            <MenuIcon />
          </button>
        )}
        <a className={classNames.brand} href={home.path}>
          <Brand site={site} />
        </a>
        <ToolbarSearch items={items} path={path} />
        <nav className={classNames.shortcuts} aria-label="Shortcuts">
          <div className={classNames.links}>
            <ShortcutLinks items={chosen} path={path} />
          </div>
          <ShortcutsMenu shortcuts={shortcuts} items={items} path={path} announce={announce} />
        </nav>
        {quickPanel && (
          <div className={classNames.quickPanel}>
            <QuickPanelButton {...quickPanel} />
          </div>
        )}
        {Counts && <Counts path={path} />}
        <UserMenu user={user} path={path} {...actions} />
      </div>
    </header>
  );
}
