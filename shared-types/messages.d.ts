/** Messages and dialogs of the shell. */
import type { ReactNode } from 'react';

/** What a message says, and how it is shown. Plain text only. */
export interface MessageOptions {
  readonly message: string;
  /** `info` if absent. An `error` interrupts what assistive technology says, and only another error replaces it. */
  readonly variant?: 'success' | 'error' | 'info' | 'warning';
  /**
   * How long it is shown, in milliseconds: 6000 if absent, `null` until the visitor closes it. With an action at least 10,000.
   * It begins anew after the message was pointed at or had the focus, and after the tab was hidden.
   */
  readonly autoHideDuration?: number | null;
  /** Where it is shown; top center if absent. */
  readonly anchor?: MessageAnchor;
  /** A button in the message; a press also closes the message. */
  readonly action?: MessageAction;
  /** A second button, after that of `action`. */
  readonly secondAction?: MessageAction;
}

/** An edge of the window. */
export interface MessageAnchor {
  readonly vertical: 'top' | 'bottom';
  readonly horizontal: 'left' | 'center' | 'right';
}

/** What a visitor can do about a message. */
export interface MessageAction {
  /** Text of the button: `Undo`. */
  readonly label: string;
  readonly run: () => void;
}

/** The message that is shown, or was shown last. */
export interface MessageState {
  /** Whether it is shown. */
  readonly state: boolean;
  readonly options: MessageOptions;
}

/** What a dialog asks or says. */
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
  /** What `open` resolves with. */
  readonly id: string;
  readonly label: string;
  /** `plain` if absent. */
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
