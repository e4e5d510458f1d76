import { useLayoutEffect } from 'react';
import type { PanelsProps, Services } from '../services/services';
import { lookSheet } from '../theme/look-sheet';
import type { SharedPanelProps } from './shared-panel-props';
import { InArea } from './in-area';
import { NavbarAreas } from './navbar/navbar-areas';
import { QuickPanel } from './quick-panel/quick-panel';
import { RightSidePanel } from './quick-panel/right-side-panel';
import { useQuickPanel, type FilledPanel } from './quick-panel/use-quick-panel';
import { DisplaySettings } from './settings-panel/display-settings';
import { AccountAreas } from './toolbar/account-areas';
import { ToolbarAreas } from './toolbar/toolbar-areas';
import { useStoreState } from './use-store-state';

interface AreasProps extends PanelsProps, Omit<SharedPanelProps, 'quickPanel' | 'services'> {
  readonly services: Services;
  readonly quickPanel: FilledPanel;
}

/** All panels: contents of the areas of the frame, and what opens over the page. */
export function Areas({ quickPanel, routeSettings, ...parts }: AreasProps) {
  const { services, settings, navigation, navbar, path } = parts;
  const { store } = settings;
  const { rightSidePanel } = useStoreState(store, ({ current }) => current.layout.config);
  const quickPanelToggle = useQuickPanel(quickPanel);
  // In this order, and before the first paint: the page has the look of its route already.
  useLayoutEffect(() => store.showRoute(routeSettings), [store, routeSettings]);
  useLayoutEffect(() => settings.applyLook(lookSheet), [settings]);
  return (
    <>
      <NavbarAreas
        navigation={navigation}
        path={path}
        settings={settings}
        state={navbar}
        site={services.site}
      />
      <AccountAreas {...parts} />
      <ToolbarAreas {...parts} quickPanel={quickPanelToggle} />
      {rightSidePanel.display && (
        <InArea place="rightPanel">
          <RightSidePanel quickPanel={quickPanelToggle} services={services} />
        </InArea>
      )}
      <DisplaySettings settings={settings} site={services.site} path={path} />
      <QuickPanel {...quickPanel} services={services} path={path} />
    </>
  );
}
