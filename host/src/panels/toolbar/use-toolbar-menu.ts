import { useEffect, useState } from 'react';
import { listenForDismissal } from '../../layout/menu-elements';

/**
 * A menu that a button opens. Escape, a press elsewhere, leaving it and a change of `path` close it; Escape gives the
 * focus back to the button.
 * @param id  the id of the menu's panel; its parent has the button, before all other buttons
 */
export function useToolbarMenu(id: string, path: string) {
  const [isOpen, setIsOpen] = useState(false);
  const [shownPath, setShownPath] = useState(path);
  const close = () => setIsOpen(false);

  if (path !== shownPath) {
    setShownPath(path);
    close();
  }
  useEffect(() => (isOpen ? listenForDismissal(id, close) : undefined), [id, isOpen]);

  return {
    isOpen,
    open: () => setIsOpen(true),
    close,
    buttonProps: {
      'aria-expanded': isOpen,
      'aria-controls': id,
      onClick: () => setIsOpen(!isOpen),
    },
  };
}
