import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { showPlainLayout } from '../screen/panels-outlet';
import type { PanelsProps } from '../services/deferred-parts';
import { retryFailedFiles } from '../services/retry-failed-files';
import { lookSheet } from '../theme/look-sheet';
import type { PanelProps } from './panel-props';
import { SettingsGear } from './settings-panel/settings-gear';
import { AccountAreas } from './toolbar/account-areas';
import { useStoreState } from '../screen/use-store-state';

const missing = 'This cannot be opened now. Please try again later.';

const loadMuiPanels = () =>
  retryFailedFiles(() => import(/* webpackChunkName: "mui-panels" */ './mui-panels'));

interface AreasProps extends PanelsProps, PanelProps {}

/** All panels: contents of the areas of the frame, and what opens over the page. MUI comes with the first that needs it. */
export function Areas({ routeSettings, ...props }: AreasProps) {
  const { services, settings, path, session } = props;
  const { panel, store } = settings;
  const quickPanel = props.quickPanel.panel;
  const { navbar, leftSidePanel, rightSidePanel } = useStoreState(
    store,
    ({ current }) => current.layout.config,
  );
  const areSettingsOpen = useStoreState(panel);
  const { open: isQuickPanelOpen } = useStoreState(quickPanel);
  const [button, setButton] = useState<HTMLElement>();
  const [mui, setMui] = useState<Awaited<ReturnType<typeof loadMuiPanels>>>();
  // In this order, and before the first paint: the page has the look of its route already.
  useLayoutEffect(() => store.showRoute(routeSettings), [store, routeSettings]);
  useLayoutEffect(() => settings.applyLook(lookSheet), [settings]);
  useEffect(() => panel.close, [panel, path]);

  const hasFrame = navbar.display || leftSidePanel.display || rightSidePanel.display;
  const isOpen = areSettingsOpen || isQuickPanelOpen || button !== undefined;
  const giveUp = useCallback(() => {
    panel.close();
    quickPanel.toggle(false);
    setButton(undefined);
    services.messages.show({ message: missing, variant: 'error' });
  }, [panel, quickPanel, services]);
  useEffect(() => {
    if (hasFrame && !mui) loadMuiPanels().then(setMui, showPlainLayout);
  }, [hasFrame, mui]);
  useEffect(() => {
    if (isOpen && !mui) loadMuiPanels().then(setMui, giveUp);
  }, [isOpen, mui, giveUp]);

  const account = { button, setButton };
  return (
    <>
      {mui && <mui.MuiPanels {...props} hasFrame={hasFrame} account={account} />}
      <AccountAreas user={services.user} session={session} path={path} account={account} />
      <SettingsGear settings={settings} site={services.site} path={path} />
    </>
  );
}
