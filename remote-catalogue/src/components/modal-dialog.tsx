import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { Cross } from './cross';
import classNames from './modal-dialog.module.css';

interface ModalDialogProps {
  readonly title: string;
  readonly heading?: RefObject<HTMLHeadingElement | null>;
  /** True for a dialog that fills the window. */
  readonly isWhole?: boolean;
  readonly children: ReactNode;
  /** Actions, which stay in view. */
  readonly foot: ReactNode;
  readonly onClose: () => void;
}

/** A dialog that is open while it is drawn: title and actions stay in view, what is between them scrolls. */
export function ModalDialog({ title, heading, isWhole = false, children, foot, onClose }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={`${classNames.dialog} ${isWhole ? classNames.whole : ''}`}
      aria-labelledby={id}
      onClose={onClose}
    >
      <div className={classNames.head}>
        <h2 ref={heading} id={id} tabIndex={-1}>
          {title}
        </h2>
        <button className="icon-button" type="button" aria-label="Close" onClick={closeDialog}>
          <Cross />
        </button>
      </div>
      <div className={classNames.body}>{children}</div>
      <div className={`buttons ${classNames.foot}`}>{foot}</div>
    </dialog>
  );
}

/** Closes the dialog in which a button was clicked. */
export const closeDialog = ({ currentTarget }: { readonly currentTarget: Element }): void =>
  currentTarget.closest('dialog')?.close();
