/** Panels, parts of the frame that only some visitors see: navbar, toolbar, side panels, settings, quick panel. Plain HTML. */
import type { LiveScreens } from '../composition/give-up-pending';
import { loadSessionModule } from '../composition/slot-modules';
import { createSlotSource } from '../composition/slot-source';
import { createQuickPanel } from '../services/quick-panel';
import { forgetRedirect } from '../routing/redirect-memory';
import type { PanelsPart, PanelsProps } from '../services/deferred-parts';
import type { Services } from '../services/services';
import { hideLists } from '../services/session/lists/followed-lists';
import { createSessionSync } from '../services/session/sync-session';
import { Session } from '../services/session/session';
import { createUserSave } from '../services/session/user-save';
import { createSettings } from '../services/settings/settings-service';
import { forgetTyped } from '../services/storage/forget-typed';
import { Areas } from './areas';
import { createNavigation } from './navigation/navigation';
import { createShortcutsStore } from './toolbar/shortcuts-store';

const reloadDocument = () => location.reload();

/** Makes the panels, and the services that screens reach through their shell. */
export function createPanels(services: Services, live: LiveScreens, reload = reloadDocument): PanelsPart {
  const { leftOut = [], user, messages, storage } = services;
  const shortcuts = createShortcutsStore(storage);
  const settings = createSettings({ ...services, onReset: shortcuts.reset });
  const panel = createQuickPanel(services);
  const source = createSlotSource('quickPanel', live, services);
  const quickPanel = { panel, source, isFilled: source.isFilled().catch(() => false) };
  const { current } = live.manifest;
  const navigation = createNavigation({ leftOut, user, current });
  const ends = { hideLists: () => hideLists(storage), forgetTyped: () => forgetTyped(storage) };
  const session = new Session({
    services,
    parts: { settings: settings.ofUser, shortcuts },
    openSave: (account) => createUserSave({ storage, messages, current }, account),
    closePanels: () => {
      settings.panel.close();
      panel.toggle(false);
    },
    forget: () => forgetRedirect(storage),
    ...ends,
  });
  const syncSession = createSessionSync({
    ...services,
    ...ends,
    session,
    loadModule: () => loadSessionModule(live, services),
    reload,
    now: storage.now,
  });
  const parts = { services, settings, quickPanel, navigation: navigation.store, shortcuts, session };
  return {
    settings: settings.shell,
    navigation: navigation.complete,
    quickPanel: panel,
    session,
    syncSession,
    updateShortcuts: shortcuts.replace,
    Areas: (props: PanelsProps) => <Areas {...props} {...parts} />,
  };
}
