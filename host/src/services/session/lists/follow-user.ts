/** User's choices that follow to other devices: decision 069. */
import type { ShellMessages, User, UserData } from 'shared-types';
import type { Manifest } from 'shared-types/release';
import type { StorageService } from '../../storage/storage-service';
import { inTime } from '../in-time';
import { readStoredList, writeStoredList } from '../../storage/stored-lists';
import {
  changeOf,
  hideLists,
  openOwned,
  parseLists,
  withChanges,
  type Change,
  type Follows,
  type Lists,
} from './own-lists';

/** Time after the last change before it is saved. */
const saveDelayMs = 800;
/** A tab that is looked at again asks for changes of other devices, but not more often than this. */
const askIntervalMs = 30_000;
const answerTimeoutMs = 20_000;

const unsavedText =
  'We do not know yet if your lists are saved in your account. This browser keeps them and tries again.';
const lostText = 'The last changes of your lists could not be saved in your account.';

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
  /** Removes the lists from this browser. If the session has expired, unsaved lists stay, as those of a guest. */
  readonly end: (end?: { readonly hasExpired: boolean }) => void;
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

/** Text that tells one user from another, whatever they sign in with. */
const ownerOf = ({ from, uid, data }: User): string => `${from} ${uid ?? data.email ?? ''}`;

/** Text of the lists, as the provider saves them. */
const textOf = (lists: Lists): string =>
  JSON.stringify(Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)));

export function followUser(
  { storage, messages, current }: FollowingWorld,
  account: FollowedAccount,
): Following {
  const owner = ownerOf(account.user);
  const owned = openOwned(storage);
  const inOrder = createQueue();
  const ending = new AbortController();
  const { signal } = ending;
  let follows: Follows = {};
  /** Changes that the provider does not have yet. */
  let changes: readonly Change[] = [];
  let askedAt = storage.now().getTime();
  let isBegun = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hasEnded = () => signal.aborted;
  /** True if this browser shows the lists of the user: another tab may have signed out. */
  const isOwner = () => isBegun && owned.read()?.owner === owner;

  /** Unites the provider's lists with those of a guest. Of the user's own, what differs from the last copy is a change. */
  async function begin() {
    if (isBegun) return;
    const { remotes } = await current();
    follows = Object.fromEntries(remotes.flatMap((remote) => Object.entries(remote.follows ?? {})));
    if (Object.keys(follows).length === 0 || hasEnded()) return;
    isBegun = true;
    if ((owned.read()?.owner ?? owner) !== owner) hideLists(storage);
    const copies = owned.read()?.lists;
    for (const [key, id] of Object.entries(follows)) {
      const list = readStoredList(storage, key);
      if (list) note(key, id, [copies?.[key], list]);
    }
    show(parseLists(account.user.data.entries) ?? copies ?? {});
  }

  function note(key: string, id: string, sides: readonly unknown[]) {
    const change = changeOf(key, id, sides);
    if (change.set.length + change.removed.length > 0) changes = [...changes, change];
  }

  /** Shows the provider's lists with the changes that it does not have yet. */
  function show(lists: Lists) {
    const shown = withChanges(lists, changes, follows);
    const copies = Object.keys(follows).flatMap((key) => {
      const list = shown[key] ?? [];
      writeStoredList(storage, key, list);
      // What the browser does not store would read as removed, next time.
      return storage.isRefused.getState() ? [] : [[key, lists[key] ?? []] as const];
    });
    owned.write({ owner, lists: Object.fromEntries(copies) });
  }

  /** Reads the user again, as another device may have saved, and saves `changed` and the changes of lists. */
  async function sync(changed?: Partial<UserData>) {
    askedAt = storage.now().getTime();
    const user = await inTime(account.read, answerTimeoutMs);
    if (hasEnded()) return;
    const saved = changes;
    const given = parseLists(user.data.entries);
    const lists = isOwner() ? withChanges(given ?? owned.read()?.lists ?? {}, saved, follows) : given;
    const isNews = lists && textOf(lists) !== textOf(given ?? {});
    if (changed || isNews) {
      const data = { ...user.data, ...changed, ...(isNews && { entries: textOf(lists) }) };
      await inTime(() => account.save({ ...user, data }), answerTimeoutMs);
    }
    if (hasEnded() || !lists || !isOwner()) return;
    changes = changes.filter((change) => !saved.includes(change));
    show(lists);
  }

  const syncNow = () =>
    inOrder(async () => {
      await begin();
      if (isBegun) await sync();
    }).catch(tellFailure);

  function schedule() {
    clearTimeout(timer);
    timer = setTimeout(() => void syncNow(), saveDelayMs);
  }

  /** The next change is another attempt, and so is a look at the tab, or the network that comes back. */
  function tellFailure() {
    if (hasEnded() || changes.length === 0) return;
    messages.show({ message: unsavedText, variant: 'warning' });
  }

  const watch = (key: string, before: unknown, after: unknown) => {
    const id = follows[key];
    if (id === undefined) return;
    note(key, id, [before, after]);
    schedule();
  };
  const ask = () => {
    const isDue = !isBegun || changes.length > 0 || storage.now().getTime() - askedAt >= askIntervalMs;
    if (isDue && document.visibilityState === 'visible') void syncNow();
  };

  storage.watchers.add(watch);
  addEventListener('online', ask, { signal });
  document.addEventListener('visibilitychange', ask, { signal });
  begin().then(() => changes.length > 0 && schedule(), tellFailure);

  return {
    save: (changed) => inOrder(() => sync(changed)),
    alone: inOrder,
    flush: () =>
      inOrder(async () => {
        if (changes.length > 0) await sync();
      }).catch(() => {}),
    end: ({ hasExpired } = { hasExpired: false }) => {
      ending.abort();
      storage.watchers.delete(watch);
      clearTimeout(timer);
      if (!isOwner()) return;
      const isUnsaved = changes.length > 0;
      if (isUnsaved && hasExpired) owned.clear();
      else hideLists(storage, Object.keys(follows));
      if (isUnsaved && !hasExpired) messages.show({ message: lostText, variant: 'warning' });
    },
  };
}
