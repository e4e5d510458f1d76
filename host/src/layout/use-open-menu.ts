import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isInUse, listenForDismissal, menuElements } from './menu-elements';

/** How long a menu that the pointer opened stays after the pointer has left it. */
export const MENU_CLOSE_DELAY_MS = 150;

interface OpenMenu {
  readonly id: string;
  /** Opened by click or key: it stays when the pointer leaves. */
  readonly isPinned: boolean;
}

/**
 * Which of the header's menus is open: one at most.
 *
 * @param ids   of the menus' panels; always the same array
 * @param path  a change of it closes the menu
 */
export function useOpenMenu(ids: readonly string[], path: string) {
  const [open, setOpen] = useState<OpenMenu>();
  const [isAlive, setIsAlive] = useState(false);
  const [shownPath, setShownPath] = useState(path);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);

  if (path !== shownPath) {
    setShownPath(path);
    setOpen(undefined);
  }

  // Until now the style sheet alone opened the menus: what the visitor has open stays open.
  useLayoutEffect(() => {
    const used = ids.find(isInUse);
    setIsAlive(true);
    if (used) setOpen({ id: used, isPinned: menuElements(used).item.contains(document.activeElement) });
    return () => clearTimeout(closing.current);
  }, [ids]);

  const openId = open?.id;
  useEffect(() => (openId ? listenForDismissal(openId, () => setOpen(undefined)) : undefined), [openId]);

  const keep = () => clearTimeout(closing.current);
  const set = (menu?: OpenMenu) => {
    keep();
    setOpen(menu);
  };
  return {
    /** Scripts have taken the menus over from the style sheet. */
    isAlive,
    open,
    show: (id: string, isPinned: boolean) => set({ id, isPinned }),
    close: () => set(),
    /** The pointer has come back. */
    keep,
    closeSoon: () => {
      closing.current = setTimeout(set, MENU_CLOSE_DELAY_MS);
    },
  };
}
