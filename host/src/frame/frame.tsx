/** What only some visitors see of the frame: navbar, app toolbar, side panels, settings and quick panel. Plain HTML. */
import type { FramePart, FrameProps, Services } from '../services/services';
import { createSettings } from '../services/settings/settings-service';
import { lookSheet } from '../theme/look-sheet';
import { Areas } from './areas';
import { createNavigation, type NavigationWorld } from './navigation/navigation';

/**
 * Makes what the frame shows, and the services that screens reach through their shell.
 *
 * @param current what is live
 */
export function createFrame(services: Services, current: NavigationWorld['current']): FramePart {
  const { leftOut = [], user, locationService } = services;
  const settings = createSettings(services);
  settings.applyLook(lookSheet);
  const navigation = createNavigation({ leftOut, user, location: locationService.location, current });
  return {
    settings: settings.shell,
    navigation,
    Areas: (props: FrameProps) => <Areas {...props} services={services} settings={settings} />,
  };
}
