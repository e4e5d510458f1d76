/** The lists of a user in this browser: remotes read and write them under their keys, and one value of the host says whose they are. */
import type { User } from 'shared-types';
import type { ManifestRemote } from 'shared-types/release';
import { hostKeys } from '../../storage/host-keys';
import { entriesKey } from '../../storage/shown-entries';
import { shellStorage } from '../../storage/storage';
import type { StorageService } from '../../storage/storage-service';
import { readStoredList, writeStoredList } from '../../storage/stored-lists';
import { isRecord, mergeList } from './merge-list';

/** The lists that follow, by stored key: the member that tells one item from another. */
export type Follows = NonNullable<ManifestRemote['follows']>;

/** Lists by stored key. */
type Lists = Readonly<Record<string, readonly unknown[]>>;

/** Lists of a user, as the host stores them for all tabs. */
interface Kept {
  readonly owner: string;
  /** Keys whose lists the visitor sees; none while the user is away. */
  readonly shown: readonly string[];
  /** Lists at the provider, as far as this browser knows; differences from them are not saved yet. */
  readonly saved: Lists;
  /** Lists with unsaved changes, while the user is away. */
  readonly hidden?: Lists;
}

/** Text that tells one user from another, whatever they sign in with. */
const listOwnerOf = ({ from, uid, data }: User): string => `${from} ${uid ?? data.email ?? ''}`;

const areLists = (value: unknown): value is Lists =>
  isRecord(value) && Object.values(value).every((list) => Array.isArray(list));

function parseKept(data: unknown): Kept | undefined {
  if (!isRecord(data)) return undefined;
  const { owner, shown, saved, hidden } = data;
  if (typeof owner !== 'string' || !Array.isArray(shown) || !areLists(saved)) return undefined;
  return {
    owner,
    shown: shown.filter((key) => typeof key === 'string'),
    saved,
    ...(areLists(hidden) && { hidden }),
  };
}

/** @returns `undefined` for what the provider has lost or somebody has damaged */
function parseText(text: string | undefined): Lists | undefined {
  try {
    const lists: unknown = JSON.parse(text ?? '');
    return areLists(lists) ? lists : undefined;
  } catch {
    return undefined;
  }
}

/** Text of the lists, as the provider saves them. */
const textOf = (lists: Lists): string =>
  JSON.stringify(Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)));

/** Each read sees what other tabs have written. */
function openKept(storage: StorageService) {
  const value = shellStorage(storage, hostKeys).open<Kept | undefined>(entriesKey, {
    initial: undefined,
    parse: parseKept,
  });
  return {
    read: () => {
      storage.opened.get(entriesKey)?.refresh();
      return value.getState();
    },
    write: value.set,
    clear: value.clear,
  };
}

const listsNow = (storage: StorageService, { shown, saved }: Kept): Lists => ({
  ...saved,
  ...Object.fromEntries(shown.map((key) => [key, readStoredList(storage, key) ?? saved[key] ?? []])),
});

/** Takes the lists of a user out of sight. What is not saved yet stays for the next session of this user. */
export function hideLists(storage: StorageService): void {
  const kept = openKept(storage);
  const found = kept.read();
  if (!found || found.shown.length === 0) return;
  const lists = listsNow(storage, found);
  for (const key of found.shown) writeStoredList(storage, key, []);
  if (textOf(lists) === textOf(found.saved)) kept.clear();
  else kept.write({ ...found, shown: [], hidden: lists });
}

export type OwnLists = ReturnType<typeof openOwnLists>;

/** Takes over what the browser has, a guest's lists too, and shows it with what the provider has. */
export function openOwnLists(storage: StorageService, user: User, follows: Follows) {
  const owner = listOwnerOf(user);
  const kept = openKept(storage);

  function shownNow() {
    const found = kept.read();
    return found?.owner === owner && found.shown.length > 0 ? found : undefined;
  }
  function oursOf(key: string, id: string, found: Kept | undefined) {
    const stored = readStoredList(storage, key);
    if (stored && found?.shown.includes(key)) return stored;
    return mergeList(id, { base: [], ours: stored, theirs: (found?.hidden ?? found?.saved)?.[key] });
  }
  /** @param base version that this browser and the provider both had. @returns text for the provider to save */
  function show(given: string | undefined, base: Lists, found: Kept | undefined): string | undefined {
    const known = parseText(given);
    const theirs = known ?? base;
    const merged = Object.entries(follows).map(([key, id]) => {
      const ours = oursOf(key, id, found);
      return [key, mergeList(id, { base: base[key], ours, theirs: theirs[key] })] as const;
    });
    for (const [key, list] of merged) writeStoredList(storage, key, list);
    // A list that was not stored reads as another one, and that one must not be saved.
    const shown = merged.filter(
      ([key, list]) => JSON.stringify(readStoredList(storage, key)) === JSON.stringify(list),
    );
    kept.write({ owner, shown: shown.map(([key]) => key), saved: theirs });
    const text = textOf({ ...theirs, ...Object.fromEntries(merged) });
    return text === textOf(known ?? {}) ? given : text;
  }

  if (kept.read()?.owner !== owner) {
    hideLists(storage);
    kept.clear();
  }
  const found = kept.read();
  show(user.data.entries, found?.saved ?? {}, found);

  return {
    /** Lists at the provider, as far as this browser knows; `undefined` if another tab has signed out. */
    saved: () => shownNow()?.saved,
    /** Shows the provider's lists with what is not saved yet. @returns text for the provider to save */
    show: (given: string | undefined, base: Lists): string | undefined => {
      const now = shownNow();
      return now ? show(given, base, now) : given;
    },
    /** The provider has these now. */
    confirm: (text: string | undefined): void => {
      const now = shownNow();
      if (now) kept.write({ ...now, saved: parseText(text) ?? {} });
    },
    /** Another tab may have stored its list over a change of this one. */
    repeat: (key: string, before: unknown, after: unknown): void => {
      const [id, theirs] = [follows[key], readStoredList(storage, key)];
      if (id === undefined || !theirs || !shownNow()) return;
      writeStoredList(storage, key, mergeList(id, { base: before, ours: after, theirs }));
    },
    isUnsaved: (): boolean => {
      const now = shownNow();
      return now !== undefined && textOf(listsNow(storage, now)) !== textOf(now.saved);
    },
    forget: kept.clear,
  };
}
