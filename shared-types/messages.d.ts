/** Messages and dialogs of the shell. */
import type { ReactNode } from 'react';

/** Text and look of a message. Plain text only. */
export interface MessageOptions {
  readonly message: string;
  /** Kind; `info` if absent. An `error` interrupts what assistive technology says, and only another error replaces it. */
  readonly variant?: 'success' | 'error' | 'info' | 'warning';
  /**
   * Time for which it is shown, in milliseconds: 6000 if absent, `null` until the visitor closes it. At least 10,000 with an action.
   * It begins anew after the message was pointed at or had the focus, and after the tab was hidden.
   */
  readonly autoHideDuration?: number | null;
  /** Edge of the window at which it is shown; top center if absent. */
  readonly anchor?: MessageAnchor;
  /** What the message means and what to do, in plain text; it stands after it. */
  readonly hint?: string;
  /** A button in the message; a press also closes the message. */
  readonly action?: MessageAction;
}

/** An edge of the window. */
export interface MessageAnchor {
  readonly vertical: 'top' | 'bottom';
  readonly horizontal: 'left' | 'center' | 'right';
}

/** An action that a message offers. */
export interface MessageAction {
  /** Text of the button: `Undo`. */
  readonly label: string;
  readonly run: () => void;
}

/** The message that is shown, or was shown last. */
export interface MessageState {
  /** True while it is shown. */
  readonly state: boolean;
  readonly options: MessageOptions;
}

/** Content of a dialog. */
export interface DialogOptions {
  /** Its heading, and its name for assistive technology. */
  readonly title: string;
  readonly body?: ReactNode;
  /** Its buttons; one `close`, labelled Close, if absent. The first `plain` one gets the focus, or else the first. */
  readonly actions?: readonly DialogAction[];
  /** Width: 400, 560 or 800 pixels; `sm` if absent. */
  readonly size?: 'sm' | 'md' | 'lg';
}

/** A button of a dialog. */
export interface DialogAction {
  /** Value that `open` resolves with. */
  readonly id: string;
  readonly label: string;
  /** Look of the button; `plain` if absent. */
  readonly kind?: 'primary' | 'danger' | 'plain';
}

/** The dialog that is shown; `options` is `null` when there is none. */
export interface DialogState {
  readonly state: boolean;
  readonly options: DialogOptions | null;
}

/** A question with two answers. */
export interface ConfirmOptions {
  readonly title: string;
  readonly body?: string;
  /** Label of the button that agrees: `Delete`. The other one is Cancel. */
  readonly ok: string;
  /** Agreeing cannot be undone: a click beside the dialog does not close it. */
  readonly danger?: boolean;
}
