import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Brand } from '../../layout/brand';
import { home } from '../../layout/site-links';
import { loginPath } from '../../routing/guard';
import { useCounts } from '../../screen/use-counts';
import { MenuIcon } from '../../theme/icons';
import type { SharedPanelProps } from '../shared-panel-props';
import { QuickPanelButton } from '../quick-panel/quick-panel-button';
import { useStoreState } from '../use-store-state';
import { ToolbarSearch } from './search/toolbar-search';
import { Shortcuts } from './shortcuts/shortcut-links';
import type { ShortcutsProps } from './shortcuts/shortcuts-menu';
import { accountPath, useLivePath } from './use-live-path';
import { UserMenu } from './user-menu';

interface ToolbarProps extends SharedPanelProps {
  readonly isWide: boolean;
  readonly shortcutsProps: ShortcutsProps;
}

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: { md: 0.5 },
  // With the line of its area, 64 pixels high.
  height: 63,
  px: 'calc(var(--gutter) - 11px)',
  mx: 'auto',
  bgcolor: 'background.paper',
  '[data-mode=container] &': { maxWidth: 1120 },
};

const brandStyle = {
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 1.5,
  minWidth: 44,
  minHeight: 44,
  ml: { xs: 0, lg: 1.5 },
  mr: { xs: 'auto', lg: 2.5 },
  // A phone has room for the mark alone.
  '& > span': { '@media (max-width: 599px)': { position: 'absolute', clipPath: 'inset(50%)' } },
};

/** The toolbar of the application frame: brand, search, shortcuts and the visitor's menu. */
export function Toolbar(props: ToolbarProps) {
  const { isWide, shortcutsProps, services, settings, navbar, quickPanel, session, current, path } = props;
  const { isDrawerOpen } = useStoreState(navbar);
  const user = useStoreState(services.user);
  const counts = useCounts(services.counts);
  const signInPath = useLivePath(loginPath, current);
  const liveAccountPath = useLivePath(accountPath, current);
  const { leftSidePanel, rightSidePanel } = useStoreState(
    settings.store,
    (state) => state.current.layout.config,
  );
  return (
    <Box component="header" className="no-print" sx={rowStyle}>
      {!isWide && (
        <IconButton
          aria-label="Menu"
          aria-haspopup="dialog"
          aria-expanded={isDrawerOpen}
          onClick={navbar.openDrawer}
        >
          <MenuIcon />
        </IconButton>
      )}
      <Box component="a" href={home.path} sx={brandStyle}>
        <Brand site={services.site} />
      </Box>
      <ToolbarSearch items={shortcutsProps.items} />
      {!(isWide && leftSidePanel.display) && <Shortcuts {...shortcutsProps} />}
      {quickPanel && !(isWide && rightSidePanel.display) && <QuickPanelButton {...quickPanel} />}
      {counts && <counts.Links path={path} />}
      <UserMenu
        user={user}
        path={path}
        signInPath={signInPath}
        accountPath={liveAccountPath}
        openSettings={settings.areOffered ? settings.panel.open : undefined}
        logOut={() => void session.logOut()}
      />
    </Box>
  );
}
