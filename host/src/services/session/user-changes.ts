/** Changes of a user in this browser, and their way to the provider: decision 069. */
import type { AuthService, User, UserData } from 'shared-types';
import type { Manifest } from 'shared-types/release';
import type { StorageService } from '../storage/storage';
import { inTime } from '../in-time';
import { createFollowedLists } from './lists/followed-lists';
import type { Follows } from './lists/own-lists';
import { openRecord } from './user-record';

const answerTimeoutMs = 20_000;

export interface ChangesWorld {
  readonly storage: StorageService;
  readonly current: () => Promise<Pick<Manifest, 'remotes'>>;
}

export interface SavedAccount {
  /** The user, as the provider has just given it. */
  readonly user: User;
  readonly service: Pick<AuthService, 'read' | 'save'>;
}

/** Text that tells one user from another, whatever they sign in with. */
const ownerOf = ({ from, uid, data }: User): string => `${from} ${uid ?? data.email ?? ''}`;

const hasData = (data: Partial<UserData>) => Object.keys(data).length > 0;

const followsOf = ({ remotes }: Pick<Manifest, 'remotes'>): Follows =>
  Object.fromEntries(remotes.flatMap(({ follows = {} }) => Object.entries(follows)));

/** @param onListChange called when the visitor has changed a list that follows */
export function createUserChanges(world: ChangesWorld, account: SavedAccount, onListChange: () => void) {
  const { user, service } = account;
  const owner = ownerOf(user);
  const record = openRecord(world.storage);
  const lists = createFollowedLists(world.storage, owner, onListChange);
  let unsaved: Partial<UserData> = {};
  let begun: Promise<void> | undefined;
  let isEnded = false;
  const hasEnded = () => isEnded;

  function keep(data: Partial<UserData>) {
    unsaved = data;
    record.change(owner, { unsaved });
  }

  async function unite() {
    const follows = followsOf(await world.current());
    if (!hasEnded() && Object.keys(follows).length > 0) lists.begin(follows, user.data.entries);
  }

  return {
    /** Settings and shortcuts that a page before could not save. */
    left: record.of(owner)?.unsaved ?? {},
    hasData: () => hasData(unsaved),
    isUnsaved: () => lists.hasChanges() || hasData(unsaved),
    isFollowing: lists.isFollowing,
    /** Settings or shortcuts have changed. This browser keeps them for the next page, until they are saved. */
    change: (data: Partial<UserData>) => keep({ ...unsaved, ...data }),
    /** Unites the lists, as soon as it is known which of them follow. Never rejects; the next call tries again. */
    begin: () =>
      (begun ??= unite().catch(() => {
        begun = undefined;
      })),
    /**
     * Reads the user again, as another device may have saved, applies what has changed here, and writes the whole.
     * @returns true if all settings and shortcuts are saved now, which were not
     */
    sync: async () => {
      const saved = unsaved;
      const newest = await inTime(service.read, answerTimeoutMs);
      if (hasEnded()) return false;
      const { entries, settle } = lists.after(newest.data.entries);
      const data = { ...newest.data, ...saved, ...(entries !== undefined && { entries }) };
      if (hasData(saved) || entries !== newest.data.entries)
        await inTime(() => service.save({ ...newest, data }), answerTimeoutMs);
      if (hasEnded()) return false;
      settle();
      const isDone = hasData(saved) && saved === unsaved;
      if (isDone) keep({});
      return isDone;
    },
    /** Removes what this browser keeps of the user. @param isKept unsaved lists stay, as those of a guest */
    end: (isKept: boolean) => {
      isEnded = true;
      lists.end(isKept);
    },
  };
}
