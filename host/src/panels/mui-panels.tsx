/** Panels that MUI draws, in a script of their own: public pages load none of it before a visitor opens one. */
import { MuiProviders } from '../theme/mui-providers';
import { AppFrame } from './app-frame';
import type { AccountMenuState, PanelProps } from './panel-props';
import { QuickPanel } from './quick-panel/quick-panel';
import { SettingsPanel } from './settings-panel/settings-panel';
import { AccountMenu } from './toolbar/account-menu';
import { useStoreState } from '../screen/use-store-state';

interface MuiPanelsProps extends PanelProps {
  /** True if the layout has more than header and footer. */
  readonly hasFrame: boolean;
  readonly account: AccountMenuState;
}

/** The frame, and what is open over the page. */
export function MuiPanels({ hasFrame, account, ...props }: MuiPanelsProps) {
  const { settings, quickPanel } = props;
  const areSettingsOpen = useStoreState(settings.panel);
  const { open } = useStoreState(quickPanel.panel);
  return (
    <MuiProviders>
      {hasFrame && <AppFrame {...props} account={account} />}
      {areSettingsOpen && <SettingsPanel {...settings} />}
      {open && <QuickPanel {...props} />}
      {account.button && <AccountMenu {...props} {...account} button={account.button} />}
    </MuiProviders>
  );
}
