import { useEffect, useRef, type MouseEvent } from 'react';
import type { Site } from 'shared-types';
import { Brand } from '../../layout/brand';
import { CloseIcon } from '../../theme/icons';
import { NavTree } from './nav-tree';
import classNames from './navbar-drawer.module.css';
import type { NavbarStore } from './navbar-state';
import { useStoreState, useTree, type NavbarProps } from './use-navbar';

/** Windows as wide as this show the navbar itself. */
const wideWindow = '(min-width: 1200px)';

interface NavbarDrawerProps extends NavbarProps {
  readonly state: NavbarStore;
  readonly site: Site;
}

/** The navbar of narrow windows. It opens over the page; the focus returns to the button that opened it. */
export function NavbarDrawer({ navigation, path, state, site }: NavbarDrawerProps) {
  const { isDrawerOpen } = useStoreState(state);
  const { closeDrawer } = state;
  useEffect(() => closeDrawer, [path, closeDrawer]);
  useEffect(() => {
    const wide = matchMedia(wideWindow);
    const closeIfWide = () => wide.matches && closeDrawer();
    wide.addEventListener('change', closeIfWide);
    return () => wide.removeEventListener('change', closeIfWide);
  }, [closeDrawer]);
  return isDrawerOpen && <OpenDrawer navigation={navigation} path={path} state={state} site={site} />;
}

function OpenDrawer({ navigation, path, state, site }: NavbarDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const tree = useTree({ navigation, path, state });
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Returns the focus to the button; after a link, the new screen takes it.
    return () => element?.close();
  }, []);

  // The backdrop is the dialog itself: its content covers all the rest of it.
  const closeByClick = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget || (target as Element).closest('a')) state.closeDrawer();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape does the same
    <dialog
      ref={dialog}
      className={classNames.drawer}
      aria-label="Navigation"
      data-area="navbar"
      data-mode="open"
      onClose={state.closeDrawer}
      onClick={closeByClick}
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
