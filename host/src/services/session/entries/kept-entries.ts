/** What this browser keeps of the entries of a user, for all of its tabs: also what is not saved yet. */
import type { User, UserEntries } from 'shared-types';
import { hostKeys } from '../../storage/host-keys';
import { shellStorage } from '../../storage/storage';
import type { StorageService } from '../../storage/storage-service';
import { entriesKey } from '../../storage/shown-entries';
import { writeStoredList } from './stored-lists';
import { keptMarkMs } from './limit-entries';
import { listOf } from './merge-entries';
import { isRecord, parseEntries } from './parse-entries';

export interface KeptEntries {
  /** Whose they are; absent: nobody's. */
  readonly owner?: string;
  /** Keys whose lists show them; none after a session that has expired. */
  readonly shown: readonly string[];
  /** When they were last saved, ISO 8601. */
  readonly savedAt?: string;
  readonly entries: UserEntries;
}

export const noEntries: KeptEntries = { shown: [], entries: {} };

/** Tells one user from another, whatever they sign in with. */
export const ownerOf = ({ from, uid, data }: User): string => `${from} ${uid ?? data.email ?? ''}`;

function parse(data: unknown): KeptEntries | undefined {
  if (!isRecord(data)) return undefined;
  const { owner, shown, savedAt, entries } = data;
  if (typeof owner !== 'string' || !Array.isArray(shown)) return undefined;
  return {
    owner,
    shown: shown.filter((item) => typeof item === 'string'),
    ...(typeof savedAt === 'string' && { savedAt }),
    entries: parseEntries(entries),
  };
}

/** The entries in storage; each read sees what other tabs have written. */
export function openKeptEntries(storage: StorageService) {
  const value = shellStorage(storage, hostKeys).open(entriesKey, {
    initial: noEntries,
    parse,
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

/**
 * What of them still counts. After a longer time than marks are kept, an entry that was saved and is not at the provider any more
 * was removed on another device.
 */
export function stillValid({ savedAt, entries }: KeptEntries, theirs: UserEntries, now: Date): UserEntries {
  if (savedAt === undefined || Date.parse(savedAt) > now.getTime() - keptMarkMs) return entries;
  return Object.fromEntries(
    Object.entries(entries).map(([name, list]) => {
      const ids = new Set(listOf(theirs, name).map(({ id }) => id));
      return [name, list.filter(({ id, changedAt }) => changedAt > savedAt || ids.has(id))];
    }),
  );
}

/** Empties the lists that show entries. */
export function hideLists(storage: StorageService, { shown }: KeptEntries): void {
  for (const key of shown) writeStoredList(storage, key, []);
}

/** Lists of a user who is not signed in any more are out of sight, until the same user signs in. */
export function hideEntries(storage: StorageService): void {
  const kept = openKeptEntries(storage);
  const before = kept.read();
  if (before.shown.length === 0) return;
  hideLists(storage, before);
  kept.write({ ...before, shown: [] });
}
