/** User's choices that follow to other devices: decision 069. */
import type { ShellMessages, User, UserData } from 'shared-types';
import type { Manifest } from 'shared-types/release';
import type { StorageService } from '../../storage/storage-service';
import { inTime } from '../in-time';
import { hideLists, openOwnLists, type Follows, type OwnLists } from './own-lists';

/** Time after the last change before it is saved. */
const saveDelayMs = 800;
const retryMs = 30_000;
/** A tab that is looked at again asks for changes of other devices, but not more often than this. */
const askIntervalMs = 30_000;
const answerTimeoutMs = 20_000;

interface FollowingWorld {
  readonly storage: StorageService;
  readonly messages: Pick<ShellMessages, 'show'>;
  readonly current: () => Promise<Pick<Manifest, 'remotes'>>;
}

export interface FollowedAccount {
  /** The user, as the provider has just given it. */
  readonly user: User;
  readonly read: () => Promise<User>;
  readonly save: (user: User) => Promise<void>;
}

/** The lists of a user, for the time of a session. */
export interface Following {
  /** Saves other data of the user that have changed here, with the newest lists. */
  readonly save: (changed: Partial<UserData>) => Promise<void>;
  /** Saves what the provider lacks, if it takes it. Never rejects. */
  readonly flush: () => Promise<void>;
  /** Does this while nothing is read or saved. */
  readonly alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Takes the lists out of sight. Unless the account is deleted, what is not saved stays for the next session of this user. */
  readonly end: (end?: { readonly isDeleted: boolean }) => void;
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

const withEntries = (user: User, entries: string | undefined): User =>
  entries === undefined ? user : { ...user, data: { ...user.data, entries } };

export function followUser(
  { storage, messages, current }: FollowingWorld,
  account: FollowedAccount,
): Following {
  const inOrder = createQueue();
  const ending = new AbortController();
  const { signal } = ending;
  let follows: Follows = {};
  let lists: OwnLists | undefined;
  let changes: (readonly [key: string, before: unknown, after: unknown])[] = [];
  let askedAt = storage.now().getTime();
  let isTold = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hasEnded = () => signal.aborted;

  async function begin() {
    if (lists) return;
    const { remotes } = await current();
    follows = Object.fromEntries(remotes.flatMap((remote) => Object.entries(remote.follows ?? {})));
    if (Object.keys(follows).length === 0 || hasEnded()) return;
    lists = openOwnLists(storage, account.user, follows);
  }

  /** Reads the user again, as another device may have saved, and saves `changed` and what the provider lacks. */
  async function sync(changed?: Partial<UserData>) {
    askedAt = storage.now().getTime();
    for (const change of changes) lists?.repeat(...change);
    changes = [];
    const base = lists?.saved();
    const user = await inTime(account.read, answerTimeoutMs);
    if (hasEnded()) return;
    const given = user.data.entries;
    const entries = lists && base ? lists.show(given, base) : given;
    if (!changed && entries === given) return;
    const next = { ...user, data: { ...user.data, ...changed } };
    await inTime(() => account.save(withEntries(next, entries)), answerTimeoutMs);
    if (!hasEnded()) lists?.confirm(entries);
  }

  const syncNow = () =>
    inOrder(async () => {
      await begin();
      await sync();
    }).then(() => (isTold = false), retryLater);

  function schedule(waitMs = saveDelayMs) {
    clearTimeout(timer);
    timer = setTimeout(() => void syncNow(), waitMs);
  }

  function retryLater() {
    if (hasEnded() || lists?.isUnsaved() === false) return;
    schedule(retryMs);
    if (isTold || !lists) return;
    isTold = true;
    messages.show({
      message:
        'We do not know yet if your lists are saved in your account. This browser keeps them and tries again.',
      variant: 'warning',
    });
  }

  const watch = (key: string, before: unknown, after: unknown) => {
    if (follows[key] === undefined) return;
    changes.push([key, before, after]);
    schedule();
  };
  const ask = () => {
    const isDue = lists && (lists.isUnsaved() || storage.now().getTime() - askedAt >= askIntervalMs);
    if (isDue && document.visibilityState === 'visible') void syncNow();
  };

  storage.watchers.add(watch);
  addEventListener('online', ask, { signal });
  document.addEventListener('visibilitychange', ask, { signal });
  begin().then(() => lists?.isUnsaved() && schedule(), retryLater);

  return {
    save: (changed) => inOrder(() => sync(changed)),
    alone: inOrder,
    flush: () =>
      inOrder(async () => {
        if (lists?.isUnsaved()) await sync();
      }).catch(() => {}),
    end: ({ isDeleted } = { isDeleted: false }) => {
      ending.abort();
      storage.watchers.delete(watch);
      clearTimeout(timer);
      hideLists(storage);
      if (isDeleted) lists?.forget();
    },
  };
}
