/** What a user has changed in this browser, and how it reaches the provider: decision 069. */
import type { User, UserData } from 'shared-types';
import type { Manifest } from 'shared-types/release';
import type { StorageService } from '../storage/storage-service';
import { inTime } from './in-time';
import { createFollowedLists } from './lists/followed-lists';
import { openRecord } from './user-record';

const answerTimeoutMs = 20_000;

export interface ChangesWorld {
  readonly storage: StorageService;
  readonly current: () => Promise<Pick<Manifest, 'remotes'>>;
}

export interface SavedAccount {
  /** The user, as the provider has just given it. */
  readonly user: User;
  readonly read: () => Promise<User>;
  readonly save: (user: User) => Promise<void>;
}

/** Text that tells one user from another, whatever they sign in with. */
const ownerOf = ({ from, uid, data }: User): string => `${from} ${uid ?? data.email ?? ''}`;

const hasData = (data: Partial<UserData>) => Object.keys(data).length > 0;

/** @param onListChange called when the visitor has changed a list that follows */
export function createUserChanges(
  { storage, current }: ChangesWorld,
  { user, read, save }: SavedAccount,
  onListChange: () => void,
) {
  const owner = ownerOf(user);
  const record = openRecord(storage);
  const lists = createFollowedLists(storage, owner, onListChange);
  let unsaved: Partial<UserData> = {};
  let isBegun = false;
  let hasEnded = false;

  function keep(data: Partial<UserData>) {
    unsaved = data;
    record.write({ owner, lists: record.of(owner)?.lists ?? {}, unsaved });
  }

  return {
    /** Settings and shortcuts that a page before could not save. */
    left: record.of(owner)?.unsaved ?? {},
    hasData: () => hasData(unsaved),
    isUnsaved: () => lists.hasChanges() || hasData(unsaved),
    isFollowing: lists.isFollowing,
    /** Settings or shortcuts have changed. This browser keeps them for the next page, until they are saved. */
    change: (data: Partial<UserData>) => keep({ ...unsaved, ...data }),
    /** Unites the lists, as soon as it is known which of them follow. */
    begin: async () => {
      if (isBegun) return;
      const { remotes } = await current();
      if (isBegun || hasEnded) return;
      isBegun = true;
      const follows = remotes.flatMap((remote) => Object.entries(remote.follows ?? {}));
      lists.begin(Object.fromEntries(follows), user.data.entries);
    },
    /**
     * Reads the user again, as another device may have saved, applies what has changed here, and writes the whole.
     * @returns true if all settings and shortcuts are saved now, which were not
     */
    sync: async () => {
      const saved = unsaved;
      const newest = await inTime(read, answerTimeoutMs);
      if (hasEnded) return false;
      const { entries, settle } = lists.after(newest.data.entries);
      const data = { ...newest.data, ...saved, ...(entries !== undefined && { entries }) };
      if (hasData(saved) || entries !== newest.data.entries)
        await inTime(() => save({ ...newest, data }), answerTimeoutMs);
      if (hasEnded) return false;
      settle();
      const isDone = hasData(saved) && saved === unsaved;
      if (isDone) keep({});
      return isDone;
    },
    /** Removes what this browser keeps of the user. @param isKept unsaved lists stay, as those of a guest */
    end: (isKept: boolean) => {
      hasEnded = true;
      lists.end(isKept);
    },
  };
}
