import { useEffect, useEffectEvent, useRef, useState, type PointerEvent, type RefObject } from 'react';
import type { Move } from '../../../model/item-order';
import { keepScrolling } from './keep-scrolling';

/** A pointer that moves less than this presses the handle, in pixels. */
const leastMovePx = 6;

/** Where a dragged item would be put. */
export interface DragState extends Partial<Pick<Move, 'target' | 'side'>> {
  readonly id: string;
  readonly isInRow: boolean;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

const itemSelector = '[data-item]';

/** Items beside each other are parted by their middle, items below each other as well, the other way. */
function dropAt({ x, y }: Place, list: HTMLElement): Pick<DragState, 'target' | 'side' | 'isInRow'> {
  const isInRow = getComputedStyle(list).gridTemplateColumns.split(' ').length > 1;
  const element = document
    .elementsFromPoint(x, y)
    .find((one): one is HTMLElement => one.matches(itemSelector) && list.contains(one));
  const target = element?.dataset['item'];
  if (!element || target === undefined) return { isInRow };
  const { left, top, width, height } = element.getBoundingClientRect();
  const isBefore = isInRow ? x < left + width / 2 : y < top + height / 2;
  return { target, side: isBefore ? 'before' : 'after', isInRow };
}

/**
 * Items of a list that are dragged by a handle. Escape cancels.
 *
 * @param list   a grid; its items have their id as `data-item`
 * @param onMove called when an item is dropped at another place
 */
export function useDrag(list: RefObject<HTMLElement | null>, onMove: (move: Move) => void) {
  const [drag, setDrag] = useState<DragState>();
  const start = useRef<(Place & { readonly id: string }) | undefined>(undefined);
  /** The press that ends a drag is also a click on the handle. */
  const wasDragged = useRef(false);
  const stopScrolling = useRef<(() => void) | undefined>(undefined);
  const isDragging = drag !== undefined;

  const end = () => {
    start.current = undefined;
    stopScrolling.current?.();
    stopScrolling.current = undefined;
    setDrag(undefined);
  };

  const cancel = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // A dialog around the list stays open.
    event.preventDefault();
    event.stopPropagation();
    end();
  });
  useEffect(() => {
    if (!isDragging) return undefined;
    const onKey = (event: KeyboardEvent) => cancel(event);
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, [isDragging]);
  useEffect(() => () => stopScrolling.current?.(), []);

  const follow = (event: PointerEvent<HTMLElement>) => {
    const from = start.current;
    const element = list.current;
    if (!from || !element) return;
    const place = { x: event.clientX, y: event.clientY };
    if (!isDragging && Math.hypot(place.x - from.x, place.y - from.y) < leastMovePx) return;
    wasDragged.current = true;
    stopScrolling.current?.();
    stopScrolling.current = keepScrolling(element, place.y);
    setDrag({ id: from.id, ...dropAt(place, element) });
  };

  const drop = ({ clientX, clientY }: PointerEvent) => {
    // The list may have scrolled below the pointer.
    const { target, side } = drag && list.current ? dropAt({ x: clientX, y: clientY }, list.current) : {};
    end();
    if (drag && target !== undefined && side && target !== drag.id) onMove({ id: drag.id, target, side });
  };

  return {
    drag,
    handleProps: (id: string) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { id, x: event.clientX, y: event.clientY };
        wasDragged.current = false;
      },
      onPointerMove: follow,
      onPointerUp: drop,
      onPointerCancel: end,
    }),
    /** Whether the click that comes now ended a drag. */
    wasDragged: () => wasDragged.current,
    itemProps: (id: string) => ({
      'data-item': id,
      'data-dragged': drag?.id === id || undefined,
      'data-drop': drag && drag.target === id && drag.id !== id ? drag.side : undefined,
      'data-in-row': drag?.isInRow || undefined,
    }),
  };
}

export type Drag = ReturnType<typeof useDrag>;
