/** What a user chooses follows to other devices: decision 069. */
import type { ShellMessages, User, UserEntries } from 'shared-types';
import type { Manifest } from 'shared-types/release';
import type { StorageService } from '../../storage/storage-service';
import { createDelayedSave } from '../delayed-save';
import { inTime } from '../in-time';
import { areSameEntries } from './merge-entries';
import { parseEntries } from './parse-entries';
import { createUserLists } from './user-lists';

/** Time after the last change before it is saved. */
const saveDelayMs = 800;
/** Another device may have saved at the same moment, without what this one had just saved. */
const checkMs = 5000;
/** Waits after the first failures, and after all later ones. */
const firstRetriesMs = [5000, 30_000];
const laterRetryMs = 120_000;
/** A tab that is looked at again asks for changes of other devices, but not more often than this. */
const askIntervalMs = 30_000;
const answerTimeoutMs = 20_000;

interface FollowingWorld {
  readonly storage: StorageService;
  readonly messages: Pick<ShellMessages, 'show'>;
  readonly current: () => Promise<Pick<Manifest, 'remotes'>>;
}

/** What following needs of an account. */
export interface FollowedAccount {
  /** As the provider has just given them. */
  readonly user: User;
  readonly read: () => Promise<User>;
  readonly save: (user: User) => Promise<void>;
}

/** The lists of a user, for the time of a session. */
export interface Following {
  /** Saves all other data of the user, with the newest entries. */
  readonly save: (user: User) => Promise<void>;
  /** Saves what the provider lacks, if it takes it. Never rejects. */
  readonly flush: () => Promise<void>;
  /** Does this while nothing is read or saved. */
  readonly alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Takes the lists out of sight. Without `hasLeft`, they stay for the next session of this user: not all may be saved. */
  readonly end: (end?: { readonly hasLeft: boolean }) => void;
}

/** One after the other, whatever becomes of each: two saves at a time would undo each other. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const next = last.then(work);
    last = next.catch(() => {});
    return next;
  };
}

/** A provider may keep what is not named, so no entries are named, too, where there were some. */
function withEntries(user: User, entries: UserEntries, before: unknown): User {
  const hasAny = before !== undefined || Object.keys(entries).length > 0;
  return hasAny ? { ...user, data: { ...user.data, entries } } : user;
}

export function followUser(
  { storage, messages, current }: FollowingWorld,
  account: FollowedAccount,
): Following {
  const lists = createUserLists(storage, account.user);
  const inOrder = createQueue();
  const ending = new AbortController();
  const { signal } = ending;
  let saved = parseEntries(account.user.data.entries);
  let askedAt = storage.now().getTime();
  let begun: Promise<void> | undefined;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hasEnded = () => signal.aborted;

  async function showLists() {
    const { remotes } = await current();
    const known = new Map(remotes.flatMap(({ follows = {} }) => Object.entries(follows)));
    if (known.size > 0 && !hasEnded()) lists.begin(known, saved);
  }

  /** Once; again, if it is not known which lists there are. */
  const begin = () =>
    (begun ??= showLists().catch((error: unknown) => {
      begun = undefined;
      throw error;
    }));

  /**
   * Reads the user again, since another device may have saved meanwhile.
   *
   * @param other other data to save
   * @returns whether the provider lacked something
   */
  async function saveNewest(other?: User): Promise<boolean> {
    askedAt = storage.now().getTime();
    const user = await inTime(account.read, answerTimeoutMs);
    if (hasEnded()) return false;
    const theirs = parseEntries(user.data.entries);
    const entries = lists.newest(theirs);
    const isNew = !areSameEntries(entries, theirs);
    if (other || isNew) {
      await inTime(
        () => account.save(withEntries(other ?? user, entries, user.data.entries)),
        answerTimeoutMs,
      );
    }
    if (hasEnded()) return isNew;
    if (isNew && !areSameEntries(entries, saved)) askIn(checkMs);
    saved = entries;
    lists.take(entries);
    return isNew;
  }

  /** What is saved here is looked for at once: there is no later check. */
  async function saveAndCheck() {
    if (await saveNewest()) await saveNewest();
  }

  const delayed = createDelayedSave<undefined>({
    delayMs: saveDelayMs,
    save: () =>
      inOrder(async () => {
        await begin();
        await saveNewest();
      }),
    onSaved: () => (failures = 0),
    onFailed: retryLater,
  });

  function askIn(waitMs: number) {
    clearTimeout(timer);
    timer = setTimeout(() => delayed.saveNow(undefined), waitMs);
  }

  function retryLater() {
    askIn(firstRetriesMs[failures] ?? laterRetryMs);
    failures += 1;
    if (failures > 1 || !lists.isUnsaved(saved)) return;
    messages.show({
      message: 'Your lists could not be saved in your account yet. This browser keeps them and tries again.',
      variant: 'warning',
    });
  }

  const watch = (key: string, before: unknown, after: unknown) => {
    if (lists.change(key, before, after)) delayed.schedule(undefined);
  };
  const ask = () => {
    const isDue = failures > 0 || storage.now().getTime() - askedAt >= askIntervalMs;
    if (isDue && document.visibilityState === 'visible') delayed.saveNow(undefined);
  };

  storage.watchers.add(watch);
  addEventListener('online', ask, { signal });
  document.addEventListener('visibilitychange', ask, { signal });
  begin().then(() => {
    if (!hasEnded() && lists.isUnsaved(saved)) delayed.schedule(undefined);
  }, retryLater);

  return {
    save: (user) => inOrder(async () => void (await saveNewest(user))),
    alone: inOrder,
    flush: async () => {
      if (lists.areShown()) await inOrder(saveAndCheck).catch(() => {});
    },
    end: ({ hasLeft } = { hasLeft: false }) => {
      ending.abort();
      storage.watchers.delete(watch);
      delayed.end();
      clearTimeout(timer);
      lists.end(!hasLeft);
    },
  };
}
