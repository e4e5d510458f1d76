import useMediaQuery from '@mui/material/useMediaQuery';
import type { Settings, Site } from 'shared-types';
import type { SettingsService } from '../../services/settings/settings-service';
import { InArea } from '../in-area';
import { useStoreState } from '../use-store-state';
import { BarNavbar } from './bar-navbar';
import { NavbarDrawer } from './navbar-drawer';
import type { NavbarStore } from './navbar-state';
import { SideNavbar } from './side-navbar';
import type { NavbarProps } from './use-navbar';

/** Windows as wide as this show the navbar itself; the others have it as a drawer. */
export const wideWindow = '(min-width: 1200px)';

interface NavbarAreasProps extends NavbarProps {
  readonly settings: SettingsService;
  readonly state: NavbarStore;
  readonly site: Site;
}

/** The area that stands where the navbar is seen, so that the focus goes through the page in that order. */
function placeOf({ style, config: { navbar, toolbar } }: Settings['layout']) {
  const isAfterToolbar = style === 'layout1' ? navbar.position === 'right' : toolbar.position === 'above';
  return isAfterToolbar ? 'secondNavbar' : 'firstNavbar';
}

/** The navbar of the current settings, and its drawer in narrow windows. */
export function NavbarAreas({ settings, state, site, ...navbar }: NavbarAreasProps) {
  const isWide = useMediaQuery(wideWindow, { noSsr: true });
  const { layout } = useStoreState(settings.store, ({ current }) => current);
  const { display, position = 'left', folded = false } = layout.config.navbar;
  const place = placeOf(layout);
  if (!display) return null;
  if (!isWide) return <NavbarDrawer {...navbar} state={state} site={site} />;
  const fold = (isFolded: boolean) =>
    settings.store.change({ layout: { config: { navbar: { folded: isFolded } } } });
  return (
    <InArea key={place} place={place}>
      {layout.style === 'layout1' ? (
        <SideNavbar {...navbar} state={state} side={position} isFolded={folded} onFold={fold} />
      ) : (
        <BarNavbar {...navbar} />
      )}
    </InArea>
  );
}
