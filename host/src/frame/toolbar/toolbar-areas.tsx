import type { Shell, ShellNavigation } from 'shared-types';
import type { Manifest } from 'shared-types/release';
import { loginPath } from '../../routing/guard';
import { useCounts } from '../../screen/use-counts';
import type { Services } from '../../services/services';
import type { Session } from '../../services/session/session';
import type { SettingsService } from '../../services/settings/settings-service';
import { InArea } from '../in-area';
import type { NavbarStore } from '../navbar/navbar-state';
import type { Opened } from '../quick-panel/use-quick-panel';
import { useStoreState } from '../use-store-state';
import { useIsWide } from '../wide-window';
import { ShortcutsPanel } from './shortcuts/shortcuts-panel';
import type { ShortcutsStore } from './shortcuts/shortcuts-store';
import { Toolbar } from './toolbar';
import { accountPath } from './account-areas';
import { useLivePath } from './use-live-path';

/** What the toolbar and the left side panel take from the frame. */
export interface ToolbarParts {
  readonly navigation: ShellNavigation;
  readonly navbar: NavbarStore;
  readonly shortcuts: ShortcutsStore;
  /** Absent where no remote fills it. */
  readonly quickPanel?: Opened | undefined;
  readonly session: Pick<Session, 'logOut'>;
  /** What is live. */
  readonly current: () => Promise<Manifest>;
}

interface ToolbarAreasProps extends ToolbarParts {
  readonly services: Pick<Shell, 'site' | 'user' | 'announce'> & Pick<Services, 'counts'>;
  readonly settings: SettingsService;
  /** The current path, percent-encoded. */
  readonly path: string;
}

/** The toolbar of the application frame, and the shortcuts at the left side, where the settings show them. */
export function ToolbarAreas(props: ToolbarAreasProps) {
  const { services, settings, navigation, navbar, quickPanel, shortcuts, session, current, path } = props;
  const navbarIsShown = useStoreState(settings.shown, ({ current }) => current.layout.config.navbar.display);
  const toolbarIsShown = useStoreState(
    settings.shown,
    ({ current }) => current.layout.config.toolbar.display,
  );
  const panelIsShown = useStoreState(
    settings.shown,
    ({ current }) => current.layout.config.leftSidePanel.display,
  );
  const { flat } = useStoreState(navigation);
  const { isDrawerOpen } = useStoreState(navbar);
  const user = useStoreState(services.user);
  const isWide = useIsWide();
  const counts = useCounts(services.counts);
  const signInPath = useLivePath(loginPath, current);
  const liveAccountPath = useLivePath(accountPath, current);
  const shared = { shortcuts, items: flat, path, announce: services.announce };
  return (
    <>
      {/* In a narrow window nothing else opens the navbar. */}
      {navbarIsShown && (toolbarIsShown || !isWide) && (
        <InArea place="toolbar">
          <Toolbar
            {...shared}
            site={services.site}
            user={user}
            navbar={{ isOpen: isDrawerOpen, toggle: isDrawerOpen ? navbar.closeDrawer : navbar.openDrawer }}
            quickPanel={quickPanel}
            Counts={counts?.Links}
            signInPath={signInPath}
            accountPath={liveAccountPath}
            openSettings={settings.areOffered ? settings.panel.open : undefined}
            logOut={() => void session.logOut()}
          />
        </InArea>
      )}
      {panelIsShown && (
        <InArea place="leftPanel">
          <ShortcutsPanel {...shared} />
        </InArea>
      )}
    </>
  );
}
