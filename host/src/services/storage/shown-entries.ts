import type { StorageService } from './storage-service';

/** Storage key of a user's entries. */
export const entriesKey = 'site.entries.v1';

/** True if lists of remotes may be those of a user. A guest has no such key, and loads nothing. */
export function hasShownEntries({ areas }: Pick<StorageService, 'areas'>): boolean {
  try {
    return (areas?.local().getItem(entriesKey) ?? null) !== null;
  } catch {
    return false;
  }
}
