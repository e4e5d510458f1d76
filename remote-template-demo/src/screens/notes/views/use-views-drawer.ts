import { useEffect, useRef, useState, type MouseEvent } from 'react';

/** The drawer with the views. @param path a change of it closes the drawer */
export function useViewsDrawer(path: string) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => dialog.current?.close();
  useEffect(() => () => dialog.current?.close(), [path]);
  return {
    close,
    buttonProps: {
      'aria-haspopup': 'dialog',
      'aria-expanded': isOpen,
      onClick: () => {
        dialog.current?.showModal();
        setIsOpen(true);
      },
    },
    dialogProps: {
      ref: dialog,
      onClose: () => setIsOpen(false),
      // The scrim is the dialog itself: its content covers all the rest of it.
      onClick: ({ target, currentTarget }: MouseEvent) => {
        if (target === currentTarget || (target as Element).closest('a')) close();
      },
    },
  } as const;
}
