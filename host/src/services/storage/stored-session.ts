/** Stored session of this browser. The providers write it, except for the token of the JWT API. */
import type { Site, User } from 'shared-types';
import type { StorageService } from './storage';

export interface StoredSession {
  /** Service to ask for the user. */
  readonly from: User['from'];
  /** Token or record that tells who the user is. */
  readonly user: string;
  /** `''` where only the provider's own code can read it. */
  readonly accessToken: string;
}

export type StorageAccess = Pick<StorageService, 'local' | 'session' | 'opened'>;

const jwtKey = 'jwt_access_token';
const auth0Keys = { access: 'access_token', user: 'id_token', end: 'expires_at' } as const;
/** The rest of the name depends on the project. */
const firebaseKey = 'firebase:authUser:';

/** The session of a provider that the site has. Only keys are looked at, so that a guest loads nothing. */
export function storedSession(storage: StorageAccess, { api, auth }: Site): StoredSession | undefined {
  const at = (key: string) => storage.local.get(key) ?? '';
  const jwt = api['auth'] && at(jwtKey);
  if (jwt) return { from: 'default', user: jwt, accessToken: jwt };
  // Another tab that signs out removes one key after the other, and this one may look in between.
  const accessToken = auth?.auth0 && at(auth0Keys.access);
  const user = at(auth0Keys.user);
  if (accessToken && user && at(auth0Keys.end)) return { from: 'auth0', user, accessToken };
  const record = auth?.firebase && at(`${firebaseKey}${auth.firebase.apiKey}:[DEFAULT]`);
  return record ? { from: 'firebase', user: record, accessToken: '' } : undefined;
}

/** Stores the token of a user of the JWT API. Where the browser refuses, the session lasts as long as the page. */
export const storeToken = ({ local }: StorageAccess, token: string) => local.set(jwtKey, token);

function providerOf(key: string): User['from'] | undefined {
  if (key === jwtKey) return 'default';
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
