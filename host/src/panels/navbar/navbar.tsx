import { useMemo } from 'react';
import type { Settings } from 'shared-types';
import { activeItems } from '../navigation/active-items';
import { InArea } from '../in-area';
import type { PanelProps } from '../panel-props';
import { SidePanel } from '../side-panel';
import { useStoreState } from '../../screen/use-store-state';
import { BarNavbar } from './bar-navbar';
import { NavTree } from './nav-tree';
import { SideNavbar } from './side-navbar';

interface NavbarAreaProps extends Pick<PanelProps, 'settings' | 'navigation' | 'path'> {
  readonly isWide: boolean;
  readonly isDrawerOpen: boolean;
  readonly closeDrawer: () => void;
}

/** The area that stands where the navbar is seen, so that the focus goes through the page in that order. */
function areaOf({ style, config: { navbar, toolbar } }: Settings['layout']) {
  const isAfterToolbar = style === 'layout1' ? navbar.position === 'right' : toolbar.position === 'above';
  return isAfterToolbar ? '[data-area=toolbar] + [data-area=navbar]' : '[data-area=navbar]';
}

/** The navbar of the current settings; in a narrow window a drawer. */
export function Navbar({ settings, path, ...props }: NavbarAreaProps) {
  const { layout } = useStoreState(settings.store, ({ current }) => current);
  const { items } = useStoreState(props.navigation);
  const active = useMemo(() => activeItems(items, path), [items, path]);
  const { position = 'left', folded = false } = layout.config.navbar;
  const area = areaOf(layout);
  if (!props.isWide)
    return (
      props.isDrawerOpen && (
        <SidePanel anchor="left" area="navbar" title="Navigation" width={280} onClose={props.closeDrawer}>
          <NavTree items={items} active={active} shown="opened" />
        </SidePanel>
      )
    );
  const fold = (isFolded: boolean) =>
    settings.store.change({ layout: { config: { navbar: { folded: isFolded } } } });
  return (
    <InArea key={area} at={area}>
      {layout.style === 'layout1' ? (
        <SideNavbar items={items} active={active} side={position} isFolded={folded} onFold={fold} />
      ) : (
        <BarNavbar items={items} active={active} path={path} />
      )}
    </InArea>
  );
}
