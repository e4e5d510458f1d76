import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { isInUse, listenForDismissal, menuElements } from './menu-elements';

/** Time that a menu opened by the pointer stays after the pointer has left it. */
export const MENU_CLOSE_DELAY_MS = 150;

interface OpenMenu {
  readonly id: string;
  /** Opened by click or key: it stays when the pointer leaves. */
  readonly isPinned: boolean;
}

/** Which menu is open: one at most. A change of `path` closes it. */
function useOpenMenu(ids: readonly string[], path: string) {
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
  const closeLater = () => {
    closing.current = setTimeout(set, MENU_CLOSE_DELAY_MS);
  };
  return { open, isAlive, keep, set, closeLater };
}

/**
 * The hover menus of the header, a disclosure navigation: one is open at most; a change of `path` closes it.
 * @param ids  ids of the menus' panels, each in its item beside its button. Always the same array
 */
export function useMenus(ids: readonly string[], path: string) {
  const { open, isAlive, keep, set, closeLater } = useOpenMenu(ids, path);
  const isOpen = (id: string) => open?.id === id;

  return {
    /** Scripts have taken the menus over from the style sheet. */
    isAlive,
    itemProps: (id: string) => ({
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        if (isOpen(id)) keep();
        else set({ id, isPinned: false });
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse' && !open?.isPinned) closeLater();
      },
    }),
    buttonProps: (id: string) => ({
      'aria-controls': id,
      'aria-expanded': isOpen(id),
      // The pointer of a mouse has opened the menu before it can click: that click pins it.
      onClick: () => set(isOpen(id) && open?.isPinned ? undefined : { id, isPinned: true }),
    }),
    panelProps: (id: string) => ({
      id,
      hidden: !isOpen(id),
      'data-menu': true,
      onClick: ({ target }: MouseEvent) => (target as Element).closest('a') && set(),
    }),
  };
}
