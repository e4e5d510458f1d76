import type { ShellNavigation, ShellQuickPanel } from 'shared-types';
import type { SlotSource } from '../composition/slot-source';
import type { Services } from '../services/services';
import type { Session } from '../services/session/session';
import type { SettingsService } from '../services/settings/settings-service';
import type { ShortcutsStore } from './toolbar/shortcuts-store';

/** State that the panels share. */
export interface PanelProps {
  readonly services: Services;
  readonly settings: SettingsService;
  readonly navigation: ShellNavigation;
  readonly shortcuts: ShortcutsStore;
  readonly quickPanel: QuickPanelParts;
  readonly session: Pick<Session, 'logOut'>;
  /** The current path, percent-encoded. */
  readonly path: string;
}

/** The quick panel, and the screen of a remote that fills it. */
export interface QuickPanelParts {
  readonly panel: ShellQuickPanel;
  readonly source: SlotSource;
  /** False where no remote fills it, or none is known. */
  readonly isFilled: Promise<boolean>;
}

/** The menu of the user, which header and toolbar can open. */
export interface AccountMenuState {
  /** The button that has opened it. */
  readonly button: HTMLElement | undefined;
  readonly setButton: (button?: HTMLElement) => void;
}
