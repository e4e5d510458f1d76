import type { StoredKeys } from 'shared-types/release';

/** Storage key of the marks that the boot script makes room for. */
export const marksKey = 'site.marks.v1';

/** Storage key of what the browser keeps of a user. A guest has none, and loads nothing for it. */
export const entriesKey = 'site.entries.v1';

/** Keys that the host itself stores, as `storage.json` declares them. */
export const hostKeys = {
  jwt_access_token: 'local',
  [entriesKey]: 'local',
  [marksKey]: 'local',
  'site.redirect.v1': 'session',
  'site.scroll.v1': 'session',
  'site.shortcuts.v1': 'local',
  'site.settings.v1': 'local',
} as const satisfies StoredKeys;
