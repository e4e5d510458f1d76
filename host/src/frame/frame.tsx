/** What only some visitors see of the frame: navbar, app toolbar, side panels, settings and quick panel. Plain HTML. */
import type { FramePart, FrameProps, Services } from '../services/services';
import { createSettings } from '../services/settings/settings-service';
import { lookSheet } from '../theme/look-sheet';
import { Areas } from './areas';

/** Makes what the frame shows, and the services that screens reach through their shell. */
export function createFrame(services: Services): FramePart {
  const settings = createSettings(services);
  settings.applyLook(lookSheet);
  return {
    settings: settings.shell,
    Areas: (props: FrameProps) => <Areas {...props} services={services} settings={settings} />,
  };
}
