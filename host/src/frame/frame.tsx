/** What only some visitors see of the frame: navbar, app toolbar, side panels, settings and quick panel. Plain HTML. */
import type { LiveScreens } from '../composition/give-up-pending';
import { createSlotSource } from '../composition/slot-source';
import { createQuickPanel } from '../services/quick-panel';
import type { FramePart, FrameProps, Services } from '../services/services';
import { createSettings } from '../services/settings/settings-service';
import { lookSheet } from '../theme/look-sheet';
import { Areas } from './areas';
import { createNavbarState } from './navbar/navbar-state';
import { openStoredCollapses } from './navbar/stored-collapses';
import { createNavigation } from './navigation/navigation';

/** Makes what the frame shows, and the services that screens reach through their shell. */
export function createFrame(services: Services, live: LiveScreens): FramePart {
  const { leftOut = [], user, locationService } = services;
  const settings = createSettings(services);
  const panel = createQuickPanel(services);
  const quickPanel = { panel, source: createSlotSource('quickPanel', live, services) };
  settings.applyLook(lookSheet);
  const { location } = locationService;
  const navigation = createNavigation({ leftOut, user, location, current: live.manifest.current });
  const parts = { navigation, navbar: createNavbarState(openStoredCollapses(services.storage)), quickPanel };
  return {
    settings: settings.shell,
    navigation,
    quickPanel: panel,
    Areas: (props: FrameProps) => <Areas {...props} services={services} settings={settings} {...parts} />,
  };
}
