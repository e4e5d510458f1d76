import type { StoredKeys } from 'shared-types/release';

/** Set while the header counts a list. The boot script looks for it. */
export const countsKey = 'site.counts.v1';

/** What the host itself stores, as `storage.json` declares it. */
export const hostKeys = {
  jwt_access_token: 'local',
  [countsKey]: 'local',
  'site.entries.v1': 'local',
  'site.nav.v1': 'local',
  'site.redirect.v1': 'session',
  'site.scroll.v1': 'session',
  'site.shortcuts.v1': 'local',
  'site.settings.v1': 'local',
} as const satisfies StoredKeys;
