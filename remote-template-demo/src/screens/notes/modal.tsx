import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import classNames from './modal.module.css';

export interface ModalProps {
  readonly heading: string;
  /** Called by Escape. */
  readonly onDismiss: () => void;
  readonly children: ReactNode;
}

/** A dialog over the page. It is open for as long as it is rendered. */
export function Modal({ heading, onDismiss, children }: ModalProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Back takes the dialog away without closing it: closing returns the focus.
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classNames.modal}
      aria-labelledby={id}
      onCancel={(event) => {
        // A file chooser that is cancelled sends this event too.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        // A field hands over what is typed into it when it is left.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        onDismiss();
      }}
      onClose={({ currentTarget }) => {
        // Browsers close it by themselves at the second Escape.
        currentTarget.showModal();
        onDismiss();
      }}
    >
      <h2 id={id}>{heading}</h2>
      {children}
    </dialog>
  );
}
