import type { MessageOptions, Settings, User } from 'shared-types';
import { createDelayedSave, type DelayedSave } from './delayed-save';

/** Time after the last change before what a user changes is saved. */
const saveDelayMs = 800;

/** Who has signed in, and where a value of the user is saved: all settings, or all shortcuts. */
export interface UserAccount<Value> {
  readonly from: User['from'];
  /** Saves it at the provider. */
  readonly save: (value: Value) => Promise<void>;
}

/** Who has signed in, and the settings as the provider gives them, not checked. */
export interface SettingsAccount extends UserAccount<Settings> {
  readonly settings?: unknown;
}

interface SaveWorld<Value> {
  readonly show: (message: MessageOptions) => void;
  /** The value at the time of a retry. */
  readonly newest: () => Value;
}

/** Texts of the specification. */
const savedTexts: Readonly<Record<User['from'], string>> = {
  firebase: 'User data saved to firebase',
  auth0: 'User data saved to auth0',
  default: 'User data saved with api',
};

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Saves what a user changes, and tells how it went. */
export function createUserSave<Value>(
  { from, save }: UserAccount<Value>,
  { show, newest }: SaveWorld<Value>,
): DelayedSave<Value> {
  const userSave = createDelayedSave({
    delayMs: saveDelayMs,
    save,
    onSaved: () => show({ message: savedTexts[from], variant: 'success' }),
    onFailed: (error) => {
      const retry = { label: 'Retry', run: () => userSave.saveNow(newest()) };
      show({ message: messageOf(error), variant: 'error', action: retry });
    },
  });
  return userSave;
}
