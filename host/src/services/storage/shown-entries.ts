import type { StorageService } from './storage-service';

/** Storage key of a user's entries. */
export const entriesKey = 'site.entries.v1';

/** True if lists of remotes may be those of a user. A guest has no such key, and loads nothing. */
export const hasShownEntries = ({ local }: Pick<StorageService, 'local'>): boolean =>
  local.get(entriesKey) !== null;
