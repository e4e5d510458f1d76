/** Saves what a user changes: settings, shortcuts and lists. Decision 069. */
import type { MessageOptions, ShellMessages, User, UserData } from 'shared-types';
import { createQueue, createSaveTimes } from './save-times';
import { createUserChanges, type ChangesWorld, type SavedAccount } from './user-changes';

/** A tab that is looked at again asks for changes of other devices, but not more often than this. */
const askIntervalMs = 30_000;

/** Texts of the specification. */
const savedTexts: Readonly<Record<User['from'], string>> = {
  firebase: 'User data saved to firebase',
  auth0: 'User data saved to auth0',
  default: 'User data saved with api',
};
const unsavedListsText =
  'We do not know yet if your lists are saved in your account. This browser keeps them and tries again.';

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

interface SaveWorld extends ChangesWorld {
  readonly messages: Pick<ShellMessages, 'show' | 'hide'>;
}

/** Saves the data of a user for the time of a session. */
export interface UserSave {
  /** Settings and shortcuts that a page before could not save. */
  readonly unsaved: Partial<UserData>;
  /** Saves what has changed a moment later. Until then this browser keeps it for the next page. */
  readonly schedule: (change: Partial<UserData>) => void;
  /** Saves at once what is not saved yet. Rejects if the provider does not take it. */
  readonly flush: () => Promise<void>;
  /** Does this while nothing is read or saved. */
  readonly alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Removes what this browser keeps. If the session has expired, unsaved lists stay, as those of a guest. */
  readonly end: (end?: { readonly hasExpired: boolean }) => void;
}

/** Tells the visitor what has become of a save. */
function createNotices({ show, hide }: SaveWorld['messages'], retry: () => void) {
  let failure: MessageOptions | undefined;
  return {
    tellSaved: (from: User['from']) => show({ message: savedTexts[from], variant: 'success' }),
    /** @param error absent: lists are not saved, which this browser tries again by itself */
    tellFailure: (error?: unknown) => {
      failure =
        error === undefined
          ? { message: unsavedListsText, variant: 'warning' }
          : { message: messageOf(error), variant: 'error', action: { label: 'Retry', run: retry } };
      show(failure);
    },
    takeBack: () => failure && hide(failure),
  };
}

export function createUserSave({ messages, ...world }: SaveWorld, account: SavedAccount): UserSave {
  const { now } = world.storage;
  const alone = createQueue();
  const saveNow = () => void alone(attempt);
  const times = createSaveTimes(saveNow, isDue);
  const changes = createUserChanges(world, account, times.soon);
  const notices = createNotices(messages, saveNow);
  let askedAt = now().getTime();
  let isOpen = true;

  function isDue() {
    const isOld = now().getTime() - askedAt >= askIntervalMs;
    return changes.isUnsaved() || (isOld && document.visibilityState === 'visible');
  }

  async function attempt() {
    askedAt = now().getTime();
    try {
      await changes.begin();
      const isSaved = (changes.isUnsaved() || changes.isFollowing()) && (await changes.sync());
      if (isSaved && isOpen) notices.tellSaved(account.user.from);
    } catch (error) {
      if (isOpen && changes.isUnsaved()) notices.tellFailure(changes.hasData() ? error : undefined);
    }
  }

  void changes.begin();
  return {
    unsaved: changes.left,
    schedule: (change) => {
      changes.change(change);
      times.soon();
    },
    alone,
    flush: () => {
      isOpen = false;
      times.end();
      return alone(async () => {
        if (changes.isUnsaved()) await changes.sync();
      });
    },
    end: ({ hasExpired } = { hasExpired: false }) => {
      isOpen = false;
      times.end();
      changes.end(hasExpired);
      notices.takeBack();
    },
  };
}
