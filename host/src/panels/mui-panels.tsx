/** Panels that MUI draws, in a script of their own: public pages load none of it before a visitor opens one. */
import type { ComponentType } from 'react';
import { MuiProviders } from '../theme/mui-providers';
import { AppFrame as Frame } from './app-frame';
import { QuickPanel as Quick } from './quick-panel/quick-panel';
import { SettingsPanel as Settings } from './settings-panel/settings-panel';
import { AccountMenu as Account } from './toolbar/account-menu';

const inTheme =
  <Props extends object>(Part: ComponentType<Props>) =>
  (props: Props) => (
    <MuiProviders>
      <Part {...props} />
    </MuiProviders>
  );

export const AppFrame = inTheme(Frame);
export const SettingsPanel = inTheme(Settings);
export const QuickPanel = inTheme(Quick);
export const AccountMenu = inTheme(Account);
