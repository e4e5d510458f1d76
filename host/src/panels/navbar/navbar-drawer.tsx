import { useEffect } from 'react';
import type { Site } from 'shared-types';
import { Brand } from '../../layout/brand';
import { CloseIcon } from '../../theme/icons';
import { useModal } from '../use-modal';
import { useIsWide } from '../wide-window';
import { useStoreState } from '../use-store-state';
import { NavTree } from './nav-tree';
import classNames from './navbar-drawer.module.css';
import type { NavbarStore } from './navbar-state';
import { useTree, type NavbarProps } from './use-navbar';

interface NavbarDrawerProps extends NavbarProps {
  readonly state: NavbarStore;
  readonly site: Site;
}

/** The navbar of narrow windows. It opens over the page; the focus returns to the button that opened it. */
export function NavbarDrawer({ navigation, path, state, site }: NavbarDrawerProps) {
  const { isDrawerOpen } = useStoreState(state);
  const { closeDrawer } = state;
  const isWide = useIsWide();
  useEffect(() => closeDrawer, [path, closeDrawer]);
  useEffect(() => {
    if (isWide) closeDrawer();
  }, [isWide, closeDrawer]);
  return isDrawerOpen && <OpenDrawer navigation={navigation} path={path} state={state} site={site} />;
}

function OpenDrawer({ navigation, path, state, site }: NavbarDrawerProps) {
  const tree = useTree({ navigation, path, state });
  const dialogProps = useModal(state.closeDrawer);
  return (
    <dialog
      className={`no-print ${classNames.drawer}`}
      aria-label="Navigation"
      data-area="navbar"
      data-mode="open"
      data-scrolls
      {...dialogProps}
    >
      <div className={classNames.content}>
        <div className={classNames.head}>
          <Brand site={site} />
          <button
            className={`icon-button ${classNames.close}`}
            type="button"
            aria-label="Close"
            onClick={state.closeDrawer}
          >
            <CloseIcon />
          </button>
        </div>
        <NavTree {...tree} />
      </div>
    </dialog>
  );
}
