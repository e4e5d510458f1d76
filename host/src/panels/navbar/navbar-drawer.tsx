import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useEffect } from 'react';
import type { Site } from 'shared-types';
import { Brand } from '../../layout/brand';
import { CloseIcon } from '../../theme/icons';
import { SideDrawer } from '../side-drawer';
import { useStoreState } from '../use-store-state';
import { NavTree } from './nav-tree';
import type { NavbarStore } from './navbar-state';
import { useTree, type NavbarProps } from './use-navbar';

interface NavbarDrawerProps extends NavbarProps {
  readonly state: NavbarStore;
  readonly site: Site;
}

/** The navbar of narrow windows. It opens over the page; another page and a wide window close it. */
export function NavbarDrawer({ path, state, ...drawer }: NavbarDrawerProps) {
  const { isDrawerOpen } = useStoreState(state);
  useEffect(() => state.closeDrawer, [state, path]);
  return isDrawerOpen && <OpenDrawer path={path} state={state} {...drawer} />;
}

function OpenDrawer({ navigation, path, state, site }: NavbarDrawerProps) {
  const tree = useTree({ navigation, path, state });
  return (
    <SideDrawer
      anchor="left"
      area="navbar"
      width={280}
      labels={{ 'aria-label': 'Navigation' }}
      onClose={state.closeDrawer}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, pl: 3, pr: 1.25, minHeight: 64 }}>
        <Brand site={site} />
        <IconButton aria-label="Close" onClick={state.closeDrawer} sx={{ ml: 'auto' }}>
          <CloseIcon />
        </IconButton>
      </Box>
      <NavTree {...tree} />
    </SideDrawer>
  );
}
