import type { MessageOptions, Settings, User } from 'shared-types';
import { createDelayedSave, type DelayedSave } from './delayed-save';

/** Time after the last change before settings of a user are saved. */
const saveDelayMs = 800;

/** Who has signed in. */
export interface SettingsAccount {
  readonly from: User['from'];
  /** As the provider gives them, not checked. */
  readonly settings?: unknown;
  /** Saves all settings of the user at the provider. */
  readonly save: (settings: Settings) => Promise<void>;
}

interface SaveWorld {
  readonly show: (message: MessageOptions) => void;
  /** The settings at the time of a retry. */
  readonly newest: () => Settings;
}

/** Texts of the specification. */
const savedTexts: Readonly<Record<User['from'], string>> = {
  firebase: 'User data saved to firebase',
  auth0: 'User data saved to auth0',
  default: 'User data saved with api',
};

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Saves the settings of a user, and tells how it went. */
export function createUserSave(
  { from, save }: SettingsAccount,
  { show, newest }: SaveWorld,
): DelayedSave<Settings> {
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
