import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { HandleIcon } from '../../../components/icons';
import classNames from './move-handle.module.css';
import type { Drag } from './use-drag';

export interface MoveHandleProps {
  readonly id: string;
  /** What is moved, for the names of the buttons. */
  readonly name: string;
  readonly drag: Drag;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** @param step -1 or 1 */
  readonly onStep: (step: number) => void;
}

const steps = new Map([
  ['ArrowUp', -1],
  ['ArrowLeft', -1],
  ['ArrowDown', 1],
  ['ArrowRight', 1],
]);

/** A handle to drag an item by. A press opens a menu to move it; Alt with an arrow key moves it at once. */
export function MoveHandle({ id, name, drag, isFirst, isLast, onStep }: MoveHandleProps) {
  const [isOpen, setIsOpen] = useState(false);
  const handle = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) itemsOf(menu.current)[0]?.focus();
  }, [isOpen]);

  const close = () => {
    setIsOpen(false);
    handle.current?.focus();
  };
  const choose = (step: number) => {
    close();
    onStep(step);
  };
  const onHandleKey = (event: KeyboardEvent) => {
    const step = event.altKey ? steps.get(event.key) : undefined;
    if (step === undefined) return;
    // Alt with an arrow key goes through the history.
    event.preventDefault();
    onStep(step);
  };
  const onMenuKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') focusOther(menu.current);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
  };

  return (
    <div className={classNames.handle} onBlur={onBlur}>
      <button
        ref={handle}
        type="button"
        className={`icon-button ${classNames.button}`}
        title="Move"
        aria-label={`Move: ${name}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onKeyDown={onHandleKey}
        onClick={() => !drag.wasDragged() && setIsOpen(!isOpen)}
        {...drag.handleProps(id)}
      >
        <HandleIcon />
      </button>
      {isOpen && (
        <div
          ref={menu}
          role="menu"
          tabIndex={-1}
          aria-label={`Move: ${name}`}
          className={classNames.menu}
          onKeyDown={onMenuKey}
        >
          <button
            type="button"
            role="menuitem"
            className={classNames.item}
            disabled={isFirst}
            onClick={() => choose(-1)}
          >
            Move earlier
          </button>
          <button
            type="button"
            role="menuitem"
            className={classNames.item}
            disabled={isLast}
            onClick={() => choose(1)}
          >
            Move later
          </button>
        </div>
      )}
    </div>
  );
}

const itemsOf = (menu: HTMLElement | null) => [
  ...(menu?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? []),
];

function focusOther(menu: HTMLElement | null) {
  itemsOf(menu)
    .find((item) => item !== document.activeElement)
    ?.focus();
}
