import { useLayoutEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react';
import { focusNewView } from '../routing/arrival';

/**
 * A modal dialog that is open while it is drawn. Escape, a click beside its content and a link in it close it. The focus
 * returns to where it was, or goes to the heading of the page that a link led to.
 * @returns props of its `dialog`, whose content must cover all of it
 */
export function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    const origin = document.activeElement;
    const { pathname } = location;
    const { clientWidth, dataset } = document.documentElement;
    if (clientWidth < window.innerWidth) dataset['scrollBar'] = '';
    element?.showModal();
    return () => {
      element?.close();
      if (location.pathname === pathname && origin instanceof HTMLElement && origin.isConnected)
        origin.focus();
      else focusNewView(location.hash);
    };
  }, []);
  return {
    ref: dialog,
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      onClose();
    },
    // A browser lets a second Escape close every dialog.
    onClose,
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (target === currentTarget || (target instanceof Element && target.closest('a'))) onClose();
    },
  } as const;
}
