/** Dialogs with a text and buttons, one at a time. */
import type { DialogOptions, DialogState, ReadableStore, ShellDialogs, ShellLocation } from 'shared-types';
import type { StoreApi } from 'zustand/vanilla';

export interface DialogCalls extends Pick<ShellDialogs, 'open' | 'confirm'> {
  /** Closes the open dialog. @param answer the id of an action; absent: `dismissed` */
  readonly close: (answer?: string) => void;
}

const noDialog: DialogState = Object.freeze({ state: false, options: null });

/** @param location a change of its path closes the dialog */
export function createDialogs(
  store: StoreApi<DialogState>,
  location: ReadableStore<ShellLocation>,
): DialogCalls {
  let answerWith: ((answer: string) => void) | undefined;
  let path = location.getState().path;

  const close = (answer = 'dismissed') => {
    const answerNow = answerWith;
    answerWith = undefined;
    store.setState(noDialog, true);
    answerNow?.(answer);
  };
  const open = (options: DialogOptions) => {
    close();
    store.setState(Object.freeze({ state: true, options: Object.freeze(options) }), true);
    return new Promise<string>((resolve) => {
      answerWith = resolve;
    });
  };
  location.subscribe(() => {
    const now = location.getState().path;
    if (now !== path) close();
    path = now;
  });

  return {
    open,
    close,
    confirm: async ({ title, body, ok, danger = false }) => {
      const answer = await open({
        title,
        body,
        actions: [
          { id: 'cancel', label: 'Cancel' },
          { id: 'ok', label: ok, kind: danger ? 'danger' : 'primary' },
        ],
      });
      return answer === 'ok';
    },
  };
}
