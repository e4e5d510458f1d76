import type { StorageService } from './storage-service';

/** Where the entries of a user are kept. */
export const entriesKey = 'site.entries.v1';

/** Whether lists under keys of remotes may be those of a user. It is looked at by the text alone, so that a guest loads nothing. */
export function hasShownEntries({ areas }: Pick<StorageService, 'areas'>): boolean {
  try {
    return areas?.local().getItem(entriesKey)?.includes('"shown":["') ?? false;
  } catch {
    return false;
  }
}
