import type { NavbarConfig, Settings, Site } from 'shared-types';
import type { SettingsService } from '../../services/settings/settings-service';
import { InArea } from '../in-area';
import { useStoreState } from '../use-store-state';
import { BarNavbar } from './bar-navbar';
import { NavbarDrawer } from './navbar-drawer';
import type { NavbarStore } from './navbar-state';
import { SideNavbar } from './side-navbar';
import type { NavbarProps } from './use-navbar';

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
  const { layout } = useStoreState(settings.store, ({ current }) => current);
  const { display, position = 'left', folded = false } = layout.config.navbar;
  const place = placeOf(layout);
  if (!display) return null;
  const change = (changes: Partial<NavbarConfig>) =>
    settings.store.change({ layout: { config: { navbar: changes } } });
  return (
    <InArea key={place} place={place}>
      {layout.style === 'layout1' ? (
        <SideNavbar
          {...navbar}
          state={state}
          side={position}
          isFolded={folded}
          onFold={(isFolded) => change({ folded: isFolded })}
        />
      ) : (
        <BarNavbar {...navbar} />
      )}
      <NavbarDrawer {...navbar} state={state} site={site} />
    </InArea>
  );
}
