import { useEffect } from 'react';
import type { FrameProps, Services } from '../services/services';
import type { SettingsService } from '../services/settings/settings-service';
import { InArea } from './in-area';
import { DisplaySettings } from './settings-panel/display-settings';
import { SettingsChanged } from './settings-panel/settings-changed';

interface AreasProps extends FrameProps {
  readonly services: Services;
  readonly settings: SettingsService;
}

/** What stands in the areas of the frame, and the panels over the page. */
export function Areas({ settings, services, path, routeSettings }: AreasProps) {
  const { store } = settings;
  useEffect(() => store.showRoute(routeSettings), [store, routeSettings]);
  return (
    <>
      <InArea place="footer">
        <SettingsChanged store={store} />
      </InArea>
      <DisplaySettings settings={settings} site={services.site} path={path} />
    </>
  );
}
