import type { ShellMessages, User, UserData } from 'shared-types';

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
  /** Saves these data of the user at the provider, one after the other. */
  readonly save: (changed: Partial<UserData>) => Promise<void>;
  readonly messages: Pick<ShellMessages, 'show' | 'hide'>;
}

export interface UserSave {
  /** Saves what has changed a moment later. */
  readonly schedule: (change: Partial<UserData>) => void;
  /** Drops what is not saved yet. Nothing is told afterwards, and Retry is taken back. */
  readonly end: () => void;
}

export function createUserSave({ from, save, messages }: SaveWorld): UserSave {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let takeBack = () => {};
  /** Data that is not saved yet, a new object after each change: nothing is told of a save that a newer one follows. */
  let unsaved: Partial<UserData> = {};

  async function saveNow() {
    const saved = unsaved;
    try {
      await save(saved);
      if (saved !== unsaved) return;
      unsaved = {};
      messages.show({ message: savedTexts[from], variant: 'success' });
    } catch (error) {
      if (saved !== unsaved) return;
      const run = () => saved === unsaved && void saveNow();
      const message = {
        message: messageOf(error),
        variant: 'error',
        action: { label: 'Retry', run },
      } as const;
      messages.show(message);
      takeBack = () => messages.hide(message);
    }
  }

  return {
    schedule: (change) => {
      clearTimeout(timer);
      unsaved = { ...unsaved, ...change };
      timer = setTimeout(() => void saveNow(), saveDelayMs);
    },
    end: () => {
      clearTimeout(timer);
      unsaved = {};
      takeBack();
    },
  };
}
