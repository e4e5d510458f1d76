import type { User } from 'shared-types';
import { auth0Keys, clockKey, firebaseKey, jwtKey, type StorageAccess } from './stored-session';

/** Stores the token of a user of the JWT API. Where the browser refuses, the session lasts as long as the page. */
export function storeToken({ areas }: StorageAccess, token: string, clockAheadMs: number): void {
  try {
    const local = areas?.local();
    if (clockAheadMs === 0) local?.removeItem(clockKey);
    else local?.setItem(clockKey, String(clockAheadMs));
    local?.setItem(jwtKey, token);
  } catch {
    // Blocked or full.
  }
}

function providerOf(key: string): User['from'] | undefined {
  if (key === jwtKey || key === clockKey) return 'default';
  if (key.startsWith(firebaseKey)) return 'firebase';
  return Object.values<string>(auth0Keys).includes(key) ? 'auth0' : undefined;
}

/** Removes the sessions of all providers. @param except the session of this one stays */
export function removeStoredSessions({ areas, opened }: StorageAccess, except?: User['from']): void {
  try {
    const local = areas?.local();
    for (const key of Object.keys(local ?? {})) {
      const provider = providerOf(key);
      if (provider === undefined || provider === except) continue;
      local?.removeItem(key);
      opened.get(key)?.refresh();
    }
  } catch {
    // Blocked: then nothing is stored.
  }
}
