import type { Shell, ShellNavigation } from 'shared-types';
import type { Manifest } from 'shared-types/release';
import type { Services } from '../services/services';
import type { Session } from '../services/session/session';
import type { SettingsService } from '../services/settings/settings-service';
import type { NavbarStore } from './navbar/navbar-state';
import type { Opened } from './quick-panel/use-quick-panel';
import type { ShortcutsStore } from './toolbar/shortcuts/shortcuts-store';

export interface SharedPanelProps {
  readonly services: Pick<Shell, 'site' | 'user'> & Pick<Services, 'counts'>;
  readonly settings: SettingsService;
  readonly navigation: ShellNavigation;
  readonly navbar: NavbarStore;
  readonly shortcuts: ShortcutsStore;
  /** Absent where no remote fills it. */
  readonly quickPanel?: Opened | undefined;
  readonly session: Pick<Session, 'logOut'>;
  /** Reads the live manifest. */
  readonly current: () => Promise<Manifest>;
  /** The current path, percent-encoded. */
  readonly path: string;
}
