/** The lists of a user in this browser: what remotes read and write under their keys, and the entries behind it. */
import type { FollowingList, User, UserEntries } from 'shared-types';
import type { StorageService } from '../../storage/storage-service';
import { hideLists, noEntries, openKeptEntries, ownerOf, stillValid, type KeptEntries } from './kept-entries';
import { limitEntries } from './limit-entries';
import { changesBetween, changesMeanwhile, entriesIn, itemsOf } from './list-items';
import { areSameEntries, mergeEntries } from './merge-entries';
import { readStoredList, writeStoredList } from './stored-lists';

/** Lists by stored key. */
export type FollowingLists = ReadonlyMap<string, FollowingList>;

/** Without dots, which an API might not take in names. No two keys of words have the same. */
const nameOf = (key: string) => key.replaceAll('-', '--').replaceAll('.', '-');

export function createUserLists(storage: StorageService, user: User) {
  const owner = ownerOf(user);
  const kept = openKeptEntries(storage);
  let lists: FollowingLists = new Map();

  /** Nothing, if another tab has signed out. */
  const ownEntries = () => {
    const now = kept.read();
    return now.owner === owner ? now : undefined;
  };
  function keep(next: KeptEntries) {
    const entries = limitEntries(next.entries, storage.now());
    kept.write({ ...next, owner, shown: [...lists.keys()], entries });
    for (const [key, list] of lists) writeStoredList(storage, key, itemsOf(entries[nameOf(key)] ?? [], list));
  }
  function merged(before: KeptEntries, theirs: UserEntries): UserEntries {
    const now = storage.now();
    return limitEntries(mergeEntries(stillValid(before, theirs, now), theirs), now);
  }
  /** What a visitor has done to a list before it was known who it is. */
  function foundIn(key: string, list: FollowingList, { shown, entries }: KeptEntries) {
    const stored = readStoredList(storage, key);
    if (!stored) return [];
    if (!shown.includes(key)) return entriesIn(stored.items, list);
    const removedAt = stored.at === undefined ? storage.now() : new Date(stored.at);
    return changesMeanwhile(stored.items, { list, known: entries[nameOf(key)] ?? [], removedAt });
  }

  return {
    /** Takes over what the browser has, a guest's lists too, and shows it with what the provider has. */
    begin: (known: FollowingLists, theirs: UserEntries) => {
      lists = known;
      const found = kept.read();
      if (found.owner !== owner) hideLists(storage, found);
      const before = found.owner === owner ? found : noEntries;
      const changes = [...lists].map(([key, list]) => [nameOf(key), foundIn(key, list, before)] as const);
      const changed = mergeEntries(before.entries, Object.fromEntries(changes));
      keep({ ...before, entries: merged({ ...before, entries: changed }, theirs) });
    },
    /** A remote has changed a list. @returns whether an entry was changed */
    change: (key: string, before: unknown, after: unknown): boolean => {
      const list = lists.get(key);
      const own = ownEntries();
      if (!list || !own) return false;
      const name = nameOf(key);
      const known = own.entries[name] ?? [];
      const changes = changesBetween(before, after, { list, known, removedAt: storage.now() });
      if (changes.length > 0) keep({ ...own, entries: mergeEntries(own.entries, { [name]: changes }) });
      return changes.length > 0;
    },
    /** The provider's entries with those of this browser. */
    newest: (theirs: UserEntries): UserEntries => merged(ownEntries() ?? noEntries, theirs),
    /** These are at the provider now. */
    take: (saved: UserEntries) => {
      const own = ownEntries();
      if (!own || lists.size === 0) return;
      keep({ ...own, entries: merged(own, saved), savedAt: storage.now().toISOString() });
    },
    areShown: () => ownEntries() !== undefined,
    /** Whether this browser has what the provider lacks. */
    isUnsaved: (saved: UserEntries): boolean => {
      const own = ownEntries();
      return own !== undefined && !areSameEntries(merged(own, saved), saved);
    },
    /** Nobody sees them any more. @param keeps whether they stay for the next session of this user */
    end: (keeps: boolean) => {
      const own = ownEntries();
      if (!own) return;
      hideLists(storage, own);
      if (keeps) kept.write({ ...own, shown: [] });
      else kept.clear();
    },
  };
}
