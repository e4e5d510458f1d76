import { useId, useLayoutEffect, useRef, type MouseEvent } from 'react';
import type { DialogAction, DialogOptions } from 'shared-types';
import { focusNewView } from '../routing/arrival';
import type { DialogService } from '../services/services';
import { useStoreState } from './use-store-state';
import classNames from './dialog-outlet.module.css';

interface DialogOutletProps {
  readonly dialogs: DialogService;
}

export function DialogOutlet({ dialogs }: DialogOutletProps) {
  const { options } = useStoreState(dialogs);
  // Each dialog is an element of its own, so that each one takes and returns the focus.
  return options && <OpenDialog key={keyOf(options)} options={options} onAnswer={dialogs.close} />;
}

const keys = new WeakMap<DialogOptions, number>();
let lastKey = 0;

function keyOf(options: DialogOptions): number {
  const key = keys.get(options) ?? (lastKey += 1);
  keys.set(options, key);
  return key;
}

const closeAction: readonly DialogAction[] = [{ id: 'close', label: 'Close', kind: 'primary' }];

/** Action of the button that has the focus when the dialog opens: a plain one, if any, which changes nothing. */
const safest = (actions: readonly DialogAction[]) =>
  actions.find(({ kind = 'plain' }) => kind === 'plain') ?? actions[0];

interface OpenDialogProps {
  readonly options: DialogOptions;
  /** Called with the id of an action; without one when it is dismissed. */
  readonly onAnswer: (id?: string) => void;
}

function OpenDialog({ options, onAnswer }: OpenDialogProps) {
  const { title, body, actions = closeAction, size = 'sm' } = options;
  const dialog = useRef<HTMLDialogElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const [titleId, bodyId] = [useId(), useId()];
  const isDanger = actions.some(({ kind }) => kind === 'danger');
  const safe = safest(actions);

  useLayoutEffect(() => {
    const element = dialog.current;
    const origin = document.activeElement;
    element?.showModal();
    first.current?.focus();
    return () => {
      element?.close();
      if (origin instanceof HTMLElement && origin.isConnected) origin.focus();
      else focusNewView('');
    };
  }, []);

  const dismiss = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    onAnswer();
  };
  const dismissBeside = (event: MouseEvent) => {
    if (event.target === event.currentTarget && !isDanger) dismiss(event);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape does the same
    <dialog
      ref={dialog}
      className={classNames.dialog}
      data-size={size}
      aria-labelledby={titleId}
      aria-describedby={body ? bodyId : undefined}
      onCancel={dismiss}
      onClick={dismissBeside}
    >
      <div className={classNames.content}>
        <h2 id={titleId}>{title}</h2>
        {body && <div id={bodyId}>{body}</div>}
        <div className={`buttons ${classNames.buttons}`}>
          {actions.map((action) => (
            <button
              key={action.id}
              ref={action === safe ? first : undefined}
              className={`button ${buttonClass(action)}`}
              type="button"
              onClick={() => onAnswer(action.id)}
            >
              {action.label}
            </button>
          ))}
        </div>
      </div>
    </dialog>
  );
}

function buttonClass({ kind = 'plain' }: DialogAction): string {
  switch (kind) {
    case 'primary':
      return '';
    case 'danger':
      return classNames.danger ?? '';
    case 'plain':
      return 'button-outlined';
  }
}
