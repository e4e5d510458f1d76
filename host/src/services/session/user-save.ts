import type { ShellMessages, User } from 'shared-types';

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
  /** Saves all data of the user at the provider, one after the other. */
  readonly save: (user: User) => Promise<void>;
  readonly newest: () => User;
  readonly messages: Pick<ShellMessages, 'show' | 'hide'>;
}

/** Saves what a user changes, and tells how it went. */
export interface UserSave {
  /** Saves the newest user a moment later. */
  readonly schedule: () => void;
  /** Drops what is not saved yet. Nothing is told afterwards, and Retry is taken back. */
  readonly end: () => void;
}

export function createUserSave({ from, save, newest, messages }: SaveWorld): UserSave {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let takeBack = () => {};
  /** The last change; of a save that a newer one follows, nothing is told. */
  let change = {};

  async function saveNow() {
    const saved = change;
    try {
      await save(newest());
      if (saved === change) messages.show({ message: savedTexts[from], variant: 'success' });
    } catch (error) {
      if (saved !== change) return;
      const run = () => saved === change && void saveNow();
      const message = {
        message: messageOf(error),
        variant: 'error',
        action: { label: 'Retry', run },
      } as const;
      messages.show(message);
      takeBack = () => messages.hide(message);
    }
  }

  const drop = () => {
    clearTimeout(timer);
    change = {};
  };
  return {
    schedule: () => {
      drop();
      timer = setTimeout(() => void saveNow(), saveDelayMs);
    },
    end: () => {
      drop();
      takeBack();
    },
  };
}
