import type { UserData } from 'shared-types';
import { entriesKey, hostKeys } from '../storage/host-keys';
import { shellStorage } from '../storage/storage';
import type { StorageService } from '../storage/storage';
import { isRecord } from '../storage/stored-lists';
import { areLists, type Lists } from './lists/own-lists';

/** Facts of the user who is signed in, for the next page. */
interface UserRecord {
  readonly owner: string;
  /** Each list that this browser could store, as the provider had it last. */
  readonly lists: Lists;
  /** Settings and shortcuts that the provider does not have yet. */
  readonly unsaved: Partial<UserData>;
}

/** Opens the record. Each read sees what other tabs have written. */
export function openRecord(storage: StorageService) {
  const value = shellStorage(storage, hostKeys).open<UserRecord | undefined>(entriesKey, {
    initial: undefined,
    parse: (data) => {
      const { owner, lists, unsaved } = isRecord(data) ? data : {};
      const isWhole = typeof owner === 'string' && areLists(lists) && isRecord(unsaved);
      return isWhole ? { owner, lists, unsaved } : undefined;
    },
  });
  const read = () => {
    storage.opened.get(entriesKey)?.refresh();
    return value.getState();
  };
  /** The record of this user, if there is one. */
  const of = (owner: string) => {
    const record = read();
    return record?.owner === owner ? record : undefined;
  };
  return {
    of,
    read,
    /** Changes a part of this user's record. */
    change: (owner: string, part: Partial<UserRecord>) =>
      value.set({ lists: {}, unsaved: {}, ...of(owner), ...part, owner }),
    clear: value.clear,
  };
}
