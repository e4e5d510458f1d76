/** The lists of a user in this browser, where remotes read and write them: decision 069. */
import { readStoredList, writeStoredList } from '../../storage/stored-lists';
import type { StorageService } from '../../storage/storage';
import { openRecord } from '../user-record';
import { listsAfter, parseLists, textOf, type Follows, type ListChange, type Lists } from './own-lists';

/** @param onChange called when the visitor has changed a list */
export function createFollowedLists(storage: StorageService, owner: string, onChange: () => void) {
  const record = openRecord(storage);
  let follows: Follows = {};
  /** Changes that the provider does not have yet. */
  let changes: readonly ListChange[] = [];

  /** True if this browser shows the lists of the user: another tab may have signed out. */
  const isFollowing = () => Object.keys(follows).length > 0 && record.of(owner) !== undefined;

  const note = (key: string, before: unknown, after: unknown) => {
    if (!follows[key] || JSON.stringify(before) === JSON.stringify(after)) return;
    changes = [...changes, { key, before, after }];
    onChange();
  };
  storage.watchers.add(note);
  // Nothing of the user before may reach this one.
  if (!record.of(owner)) hideLists(storage);

  /** Shows the provider's lists with the changes that it does not have yet. */
  function show(lists: Lists) {
    const keys = Object.keys(follows);
    showLists(storage, keys, listsAfter(lists, changes, follows));
    // What the browser does not store would read as removed, next time.
    record.change(owner, { lists: storage.isRefused.getState() ? {} : copyOf(lists, keys) });
  }

  return {
    isFollowing,
    hasChanges: () => changes.length > 0,
    /** Unites the provider's lists with those of a guest. Of the user's own, what differs from the last copy is a change. */
    begin: (declared: Follows, entries: string | undefined) => {
      follows = declared;
      const copies = record.of(owner)?.lists;
      for (const key of Object.keys(follows)) {
        const list = readStoredList(storage, key);
        if (list) note(key, copies?.[key] ?? [], list);
      }
      show(parseLists(entries) ?? copies ?? {});
    },
    /** The text to save in place of the provider's. Call `settle` when the provider has it. */
    after: (entries: string | undefined) => {
      if (!isFollowing()) return { entries, settle: () => {} };
      const [given, applied] = [parseLists(entries), changes];
      const lists = listsAfter(given ?? record.of(owner)?.lists ?? {}, applied, follows);
      const settle = () => {
        changes = changes.filter((change) => !applied.includes(change));
        if (isFollowing()) show(lists);
      };
      return { entries: textOf(lists) === textOf(given ?? {}) ? entries : textOf(lists), settle };
    },
    /** Removes the lists from this browser. @param isKept unsaved ones stay, as those of a guest */
    end: (isKept: boolean) => {
      storage.watchers.delete(note);
      if (!record.of(owner)) return;
      if (isKept && changes.length > 0) record.clear();
      else hideLists(storage, Object.keys(follows));
    },
  };
}

const copyOf = (lists: Lists, keys: readonly string[]): Lists =>
  Object.fromEntries(keys.map((key) => [key, lists[key] ?? []]));

function showLists(storage: StorageService, keys: readonly string[], lists: Lists) {
  for (const key of keys) writeStoredList(storage, key, lists[key] ?? []);
}

/** Removes the lists of a user from this browser: those that it has stored, and these. */
export function hideLists(storage: StorageService, keys: readonly string[] = []): void {
  const record = openRecord(storage);
  showLists(storage, [...Object.keys(record.read()?.lists ?? {}), ...keys], {});
  record.clear();
}
