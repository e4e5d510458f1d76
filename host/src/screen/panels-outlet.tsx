import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Site } from 'shared-types';
import { isInside } from 'shared-types/protocol/routes';
import type { ViewSource } from '../composition/view';
import type { RouteSettings } from '../services/deferred-parts';
import type { Services } from '../services/services';
import { useDeferred } from './use-deferred';
import { useMatch } from './use-match';

interface PanelsOutletProps {
  readonly source: ViewSource;
  readonly services: Services;
}

/** The demo of the frame, where every visitor finds its settings. */
export const demoPath = '/example';

/** True if this page's frame has more than header and footer. The boot script writes the look that a visitor chose. */
const hasMore = ({ settingsPanel }: Site, path: string) =>
  settingsPanel === 'everywhere' ||
  isInside(path, demoPath) ||
  document.documentElement.dataset['layout'] !== undefined;

/** The panels: loaded when the page shows them, or a screen asks for their services. */
export function PanelsOutlet({ source, services }: PanelsOutletProps) {
  const { pathname } = useLocation();
  const [routeSettings, setRouteSettings] = useState<RouteSettings>();
  const panels = useDeferred(services.panels);
  useEffect(() => {
    if (routeSettings ?? hasMore(services.site, pathname)) services.panels.load().catch(showPlainLayout);
  }, [services, routeSettings, pathname]);
  return (
    <>
      <RouteSettingsReader key={pathname} source={source} path={pathname} onKnown={setRouteSettings} />
      {panels && <panels.Areas path={pathname} routeSettings={routeSettings} />}
    </>
  );
}

interface RouteSettingsReaderProps {
  readonly source: ViewSource;
  readonly path: string;
  readonly onKnown: (settings: RouteSettings) => void;
}

/** Reports the settings of the route at a path, as soon as the route is known and before it is painted. */
function RouteSettingsReader({ source, path, onKnown }: RouteSettingsReaderProps) {
  const settings = useMatch(source, path)?.route.settings;
  useLayoutEffect(() => onKnown(settings), [settings, onKnown]);
  return null;
}

/** Removes the chosen layout: without its script, it has no navigation. */
export function showPlainLayout() {
  delete document.documentElement.dataset['layout'];
}
