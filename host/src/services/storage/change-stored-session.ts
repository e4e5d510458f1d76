import type { User } from 'shared-types';
import { auth0Keys, clockKey, firebaseKey, jwtKey, type StorageAccess } from './stored-session';

/** Stores the token of a user of the JWT API. Where the browser refuses, the session lasts as long as the page. */
export function storeToken({ local }: StorageAccess, token: string, clockAheadMs: number): void {
  if (clockAheadMs === 0) local.remove(clockKey);
  else local.set(clockKey, String(clockAheadMs));
  local.set(jwtKey, token);
}

function providerOf(key: string): User['from'] | undefined {
  if (key === jwtKey || key === clockKey) return 'default';
  if (key.startsWith(firebaseKey)) return 'firebase';
  return Object.values<string>(auth0Keys).includes(key) ? 'auth0' : undefined;
}

/** Removes the sessions of all providers. @param except the session of this one stays */
export function removeStoredSessions({ local, opened }: StorageAccess, except?: User['from']): void {
  for (const key of local.keys()) {
    const provider = providerOf(key);
    if (provider === undefined || provider === except) continue;
    local.remove(key);
    opened.get(key)?.refresh();
  }
}
