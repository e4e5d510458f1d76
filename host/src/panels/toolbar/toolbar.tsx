import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Brand } from '../../layout/brand';
import { home } from '../../layout/site-links';
import { useCounts } from '../../screen/use-counts';
import { MenuIcon } from '../../theme/icons';
import type { AccountMenuState, PanelProps } from '../panel-props';
import { QuickPanelButton } from '../quick-panel/quick-panel-button';
import { useStoreState } from '../../screen/use-store-state';
import { Shortcuts } from './shortcuts';
import { ToolbarSearch } from './toolbar-search';
import { UserButton } from './user-button';

interface ToolbarProps extends PanelProps {
  readonly isWide: boolean;
  readonly isDrawerOpen: boolean;
  readonly openDrawer: () => void;
  readonly account: AccountMenuState;
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
export function Toolbar({ isWide, isDrawerOpen, openDrawer, account, ...props }: ToolbarProps) {
  const { services, settings, navigation, quickPanel, path } = props;
  const user = useStoreState(services.user);
  const counts = useCounts(services.counts);
  const { flat } = useStoreState(navigation);
  const { leftSidePanel, rightSidePanel } = useStoreState(
    settings.store,
    ({ current }) => current.layout.config,
  );
  return (
    <Box component="header" className="no-print" sx={rowStyle}>
      {!isWide && (
        <IconButton
          aria-label="Menu"
          aria-haspopup="dialog"
          aria-expanded={isDrawerOpen}
          onClick={openDrawer}
        >
          <MenuIcon />
        </IconButton>
      )}
      <Box component="a" href={home.path} sx={brandStyle}>
        <Brand site={services.site} />
      </Box>
      <ToolbarSearch isWide={isWide} items={flat} />
      {!(isWide && leftSidePanel.display) && <Shortcuts {...props} />}
      {!(isWide && rightSidePanel.display) && <QuickPanelButton {...quickPanel} />}
      {counts && <counts.Links path={path} />}
      <UserButton user={user} account={account} />
    </Box>
  );
}
