import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { menuElements } from './menu-elements';
import { indexAfterKey } from './menu-keys';
import { useOpenMenu } from './use-open-menu';

/**
 * The hover menus of the header, a disclosure navigation.
 *
 * @param ids   of the menus' panels; each panel stands in its item, beside its button. Always the same array
 * @param path  a change of it closes the menu
 */
export function useMenus(ids: readonly string[], path: string) {
  const { isAlive, open, show, close, keep, closeSoon } = useOpenMenu(ids, path);
  const isOpen = (id: string) => open?.id === id;

  const moveFocus = (id: string, event: KeyboardEvent) => {
    const { links } = menuElements(id);
    const index = indexAfterKey(
      event.key,
      links.indexOf(document.activeElement as HTMLElement),
      links.length,
    );
    if (index === undefined) return;
    event.preventDefault();
    // A hidden link takes no focus: the panel has to be there first.
    flushSync(() => show(id, true));
    links[index]?.focus();
  };

  return {
    isAlive,
    itemProps: (id: string) => ({
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        if (isOpen(id)) keep();
        else show(id, false);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse' && !open?.isPinned) closeSoon();
      },
    }),
    buttonProps: (id: string) => ({
      'aria-controls': id,
      'aria-expanded': isOpen(id),
      // The pointer of a mouse has opened the menu before it can click: that click pins it.
      onClick: () => (isOpen(id) && open?.isPinned ? close() : show(id, true)),
      onKeyDown: (event: KeyboardEvent) => moveFocus(id, event),
    }),
    panelProps: (id: string) => ({
      id,
      hidden: !isOpen(id),
      'data-menu': true,
      onClick: ({ target }: MouseEvent) => (target as Element).closest('a') && close(),
      onKeyDown: (event: KeyboardEvent) => moveFocus(id, event),
    }),
  };
}
