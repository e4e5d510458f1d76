import { useEffect, useLayoutEffect, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { Icon } from '../../theme/icons';
import { useStoreState } from '../use-store-state';
import { chevronPath } from './nav-icons';
import { NavTree } from './nav-tree';
import type { NavbarStore } from './navbar-state';
import classNames from './side-navbar.module.css';
import { useTree, type NavbarProps } from './use-navbar';

interface SideNavbarProps extends NavbarProps {
  readonly state: NavbarStore;
  readonly side: 'left' | 'right';
  /** True if the settings fold it. */
  readonly isFolded: boolean;
  readonly onFold: (isFolded: boolean) => void;
}

/** The navbar at a side of the window. Folded it has icons, and opens over the page while pointer or focus is in it. */
export function SideNavbar({ navigation, path, state, side, isFolded, onFold }: SideNavbarProps) {
  const tree = useTree({ navigation, path, state });
  const { mode } = useStoreState(state);
  useLayoutEffect(() => state.setFolded(isFolded), [state, isFolded]);
  useEffect(() => state.close, [state]);

  const enterByMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && state.enter();
  const leaveByMouse = ({ pointerType, currentTarget }: PointerEvent) => {
    if (pointerType === 'mouse' && !currentTarget.querySelector(':focus-visible')) state.leave();
  };
  const leaveByFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) state.leave();
  };
  const closeByKey = ({ key, target }: KeyboardEvent) => {
    if (key !== 'Escape' || mode !== 'folded-open') return;
    topRowOf(target)?.focus();
    state.close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only watches what the visitor is busy with
    <div
      className={classNames.place}
      data-mode={mode}
      data-side={side}
      onPointerEnter={enterByMouse}
      onPointerLeave={leaveByMouse}
      onFocus={state.enter}
      onBlur={leaveByFocus}
      onKeyDown={closeByKey}
    >
      <div className={classNames.sheet} data-scrolls>
        <div className={classNames.head}>
          <FoldButton isFolded={isFolded} onFold={onFold} />
        </div>
        <NavTree {...tree} />
      </div>
    </div>
  );
}

/** The row that stays in the folded navbar: the one itself, or the one of the top level that it is in. */
function topRowOf(target: EventTarget): HTMLElement | null | undefined {
  let item = target instanceof Element ? target.closest('li') : null;
  while (item && !item.querySelector(':scope > div[data-level="0"], :scope[data-level="0"]'))
    item = item.parentElement?.closest('li') ?? null;
  return item?.querySelector<HTMLElement>('[data-row]');
}

const FoldButton = ({ isFolded, onFold }: Pick<SideNavbarProps, 'isFolded' | 'onFold'>) => (
  <button
    className={`icon-button ${classNames.fold}`}
    type="button"
    aria-label={isFolded ? 'Keep the navigation open' : 'Fold the navigation'}
    onClick={() => onFold(!isFolded)}
  >
    <Icon path={chevronPath} size={18} />
  </button>
);
