import { useCallback, useLayoutEffect } from 'react';
import { showPlainLayout } from '../screen/panels-outlet';
import type { PanelsProps } from '../services/deferred-parts';
import type { Services } from '../services/services';
import { lookSheet } from '../theme/look-sheet';
import type { SharedPanelProps } from './shared-panel-props';
import { useQuickPanel, type FilledPanel } from './quick-panel/use-quick-panel';
import { DisplaySettings } from './settings-panel/display-settings';
import { AccountAreas } from './toolbar/account-areas';
import { useMuiPanels } from './use-mui-panels';
import { useStoreState } from './use-store-state';

const missing = 'This cannot be opened now. Please try again later.';

interface AreasProps extends PanelsProps, Omit<SharedPanelProps, 'quickPanel' | 'services'> {
  readonly services: Services;
  readonly quickPanel: FilledPanel;
}

/** All panels: contents of the areas of the frame, and what opens over the page. MUI comes with the first that needs it. */
export function Areas({ quickPanel, routeSettings, ...parts }: AreasProps) {
  const { services, settings, path } = parts;
  const { store } = settings;
  const { panel } = quickPanel;
  const { navbar, leftSidePanel, rightSidePanel } = useStoreState(
    store,
    ({ current }) => current.layout.config,
  );
  const quickPanelToggle = useQuickPanel(quickPanel);
  const { open } = useStoreState(panel);
  // In this order, and before the first paint: the page has the look of its route already.
  useLayoutEffect(() => store.showRoute(routeSettings), [store, routeSettings]);
  useLayoutEffect(() => settings.applyLook(lookSheet), [settings]);
  const tellMissing = useCallback(
    () => services.messages.show({ message: missing, variant: 'error' }),
    [services],
  );
  const closeQuickPanel = useCallback(() => {
    panel.toggle(false);
    tellMissing();
  }, [panel, tellMissing]);
  const hasFrame = navbar.display || leftSidePanel.display || rightSidePanel.display;
  const frame = useMuiPanels(hasFrame, showPlainLayout);
  const opened = useMuiPanels(open, closeQuickPanel);
  return (
    <>
      {frame && <frame.AppFrame {...parts} quickPanel={quickPanelToggle} />}
      <AccountAreas {...parts} onMissing={tellMissing} />
      <DisplaySettings settings={settings} site={services.site} path={path} onMissing={tellMissing} />
      {opened && <opened.QuickPanel {...quickPanel} services={services} path={path} />}
    </>
  );
}
