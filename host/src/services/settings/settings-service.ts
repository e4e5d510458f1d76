import type { DeepPartial, ReadableStore, Settings, Shell, ShellSettings, Site } from 'shared-types';
import type { LookSheet } from '../../theme/look-sheet';
import type { UserPart } from '../session/session';
import type { StorageService } from '../storage/storage-service';
import { applyLook } from './apply-look';
import { initialSettings } from './initial-settings';
import { parseSettings } from './parse-settings';
import { createPanelState, type PanelState } from './panel-state';
import { createSettingsStore, type SettingsState, type SettingsStore } from './settings-store';
import { createShownSettings, type Present } from './shown-settings';
import { openStoredSettings, type StoredChange } from './stored-settings';

interface SettingsWorld {
  readonly site: Pick<Site, 'settingsPanel'>;
  readonly storage: StorageService;
  readonly messages: Pick<Shell['messages'], 'show'>;
  /** Whether it is being found out who is signed in; absent: nobody is. */
  readonly isChecking?: Pick<ReadableStore<boolean>, 'getState'>;
  /** The visitor has gone back to the settings of the site, also if they were shown already. */
  readonly onReset?: () => void;
}

const nothing: DeepPartial<Settings> = Object.freeze({});

/** Of a site whose visitors have no settings. What an earlier configuration has let them store stays, unread. */
const notStored: StoredChange = {
  change: {
    getState: () => nothing,
    getInitialState: () => nothing,
    subscribe: () => () => {},
    set: () => {},
    clear: () => {},
  },
};

const ignore = () => {};

const atOnce: Present = (show) => show();

const missingLook = 'The site cannot show your display settings now. Please try again later.';

/** The settings of the visitor, for the frame and for screens. */
export interface SettingsService {
  readonly store: SettingsStore;
  /** The settings as the page shows them: a moment later, if a transition leads to them. */
  readonly shown: ReadableStore<SettingsState>;
  readonly panel: PanelState;
  /** Whether visitors have settings at all. */
  readonly areOffered: boolean;
  /** The settings of a user. Where visitors have none, they are neither shown nor lost. */
  readonly ofUser: UserPart<DeepPartial<Settings>>;
  /** Shows the settings from now on. Returns a function that ends it. */
  readonly applyLook: (sheet: LookSheet) => () => void;
  /** What screens see. */
  readonly shell: ShellSettings;
}

/** @param presentChoice shows what changes while the settings panel is open */
export function createSettings(
  { site, storage, messages, isChecking, onReset = ignore }: SettingsWorld,
  presentChoice: Present = atOnce,
): SettingsService {
  const areOffered = site.settingsPanel !== 'off';
  const store = createSettingsStore({
    initial: initialSettings,
    stored: areOffered ? openStoredSettings(storage, initialSettings) : notStored,
    isUserExpected: isChecking?.getState() === true,
    onReset,
  });
  const panel = createPanelState();
  const shown = createShownSettings(store, (show) => (panel.getState() ? presentChoice : atOnce)(show));
  return {
    store,
    shown,
    panel,
    areOffered,
    ofUser: areOffered ? store : { signIn: parseSettings, signOut: ignore },
    applyLook: (sheet) =>
      applyLook(shown, {
        sheet,
        onMissing: () => {
          shown.showInitial();
          messages.show({ message: missingLook, variant: 'error' });
        },
      }),
    shell: Object.freeze({
      getState: () => store.getState().current,
      getInitialState: () => store.getInitialState().current,
      subscribe: store.subscribe,
      change: areOffered ? store.change : ignore,
      reset: store.reset,
      openPanel: areOffered ? panel.open : ignore,
    }),
  };
}
