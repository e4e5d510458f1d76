import type { ShellMessages, User } from 'shared-types';
import { createDelayedSave } from './delayed-save';

/** Time after the last change before what a user changes is saved. */
const saveDelayMs = 800;

/** Texts of the specification. */
const savedTexts: Readonly<Record<User['from'], string>> = {
  firebase: 'User data saved to firebase',
  auth0: 'User data saved to auth0',
  default: 'User data saved with api',
};

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

interface SaveWorld {
  readonly from: User['from'];
  /** Saves all data of the user at the provider. */
  readonly save: (user: User) => Promise<void>;
  /** The user at the time of a retry. */
  readonly newest: () => User;
  readonly messages: Pick<ShellMessages, 'show' | 'hide'>;
}

/** Saves what a user changes, and tells how it went. */
export interface UserSave {
  /** A moment later; a later change takes the place of this one. */
  readonly schedule: (user: User) => void;
  /** Drops what is not saved yet. Nothing is told afterwards, and Retry is taken back. */
  readonly end: () => void;
}

export function createUserSave({ from, save, newest, messages }: SaveWorld): UserSave {
  let takeBack = () => {};
  const delayed = createDelayedSave<User>({
    delayMs: saveDelayMs,
    save,
    onSaved: () => messages.show({ message: savedTexts[from], variant: 'success' }),
    onFailed: (error) => {
      const message = {
        message: messageOf(error),
        variant: 'error',
        action: { label: 'Retry', run: () => delayed.saveNow(newest()) },
      } as const;
      messages.show(message);
      takeBack = () => messages.hide(message);
    },
  });
  return {
    schedule: delayed.schedule,
    end: () => {
      delayed.end();
      takeBack();
    },
  };
}
