import { useLayoutEffect } from 'react';
import type { FrameProps, Services } from '../services/services';
import type { SettingsService } from '../services/settings/settings-service';
import { lookSheet } from '../theme/look-sheet';
import { InArea } from './in-area';
import { NavbarAreas } from './navbar/navbar-areas';
import { QuickPanel } from './quick-panel/quick-panel';
import { RightSidePanel } from './quick-panel/right-side-panel';
import { useQuickPanel, type FilledPanel } from './quick-panel/use-quick-panel';
import { DisplaySettings } from './settings-panel/display-settings';
import { SettingsChanged } from './settings-panel/settings-changed';
import { AccountAreas } from './toolbar/account-areas';
import { ToolbarAreas, type ToolbarParts } from './toolbar/toolbar-areas';
import { useStoreState } from './use-store-state';

interface AreasProps extends FrameProps, Omit<ToolbarParts, 'quickPanel'> {
  readonly services: Services;
  readonly settings: SettingsService;
  readonly quickPanel: FilledPanel;
}

/** What stands in the areas of the frame, and the panels over the page. */
export function Areas({ quickPanel, path, routeSettings, ...parts }: AreasProps) {
  const { services, settings, navigation, navbar } = parts;
  const { store, shown } = settings;
  const hasRightPanel = useStoreState(shown, ({ current }) => current.layout.config.rightSidePanel.display);
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
      <AccountAreas {...parts} path={path} />
      <ToolbarAreas {...parts} quickPanel={quickPanelToggle} path={path} />
      {hasRightPanel && (
        <InArea place="rightPanel">
          <RightSidePanel quickPanel={quickPanelToggle} services={services} />
        </InArea>
      )}
      <InArea place="footer">
        <SettingsChanged settings={settings} />
      </InArea>
      <DisplaySettings settings={settings} site={services.site} path={path} />
      <QuickPanel {...quickPanel} services={services} path={path} />
    </>
  );
}
