import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';

const drawerId = 'site-drawer';

/** The drawer of narrow screens: a popover before hydration, then a modal dialog. A change of `path` closes it. */
export function useDrawer(path: string) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  const open = () => {
    const { clientWidth, dataset } = document.documentElement;
    if (clientWidth < window.innerWidth) dataset.scrollBar = '';
    dialog.current?.showModal();
    setIsOpen(true);
  };
  const close = () => {
    if (dialog.current?.open) dialog.current.close();
  };

  useLayoutEffect(() => {
    const drawer = dialog.current;
    if (!drawer || !('popover' in drawer) || !drawer.matches(':popover-open')) return;
    drawer.hidePopover();
    open();
  }, []);
  useEffect(() => close, [path]);

  const buttonProps = {
    popoverTarget: drawerId,
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      open();
    },
  } as const;

  return {
    close,
    menuProps: buttonProps,
    searchProps: {
      ...buttonProps,
      onClick: (event: MouseEvent) => {
        buttonProps.onClick(event);
        dialog.current?.querySelector('input')?.focus();
      },
    },
    dialogProps: {
      id: drawerId,
      ref: dialog,
      popover: 'auto',
      onClose: () => setIsOpen(false),
      // The scrim is the dialog itself: its content covers all the rest of it.
      onClick: ({ target, currentTarget }: MouseEvent) => {
        if (target === currentTarget || (target as Element).closest('a')) close();
      },
    },
  } as const;
}
