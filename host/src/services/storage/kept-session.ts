/** What providers keep in this browser of who has signed in. Their own code writes it, but for the token of the JWT API. */
import type { Site, User } from 'shared-types';
import type { StorageService } from './storage-service';

/** Who to ask for the user. */
export type ProviderName = User['from'];

/** A session that a provider keeps. */
export interface KeptSession {
  readonly from: ProviderName;
  /** Says who the user is: a token or a record. */
  readonly user: string;
  /** `''` where only the provider's own code can read it. */
  readonly accessToken: string;
}

/** What these functions need of the storage. */
export type KeptIn = Pick<StorageService, 'areas' | 'opened'>;

export const jwtKey = 'jwt_access_token';
export const auth0Keys = { access: 'access_token', user: 'id_token', end: 'expires_at' } as const;
/** The rest of the name depends on the project. */
export const firebaseKey = 'firebase:authUser:';

function textAt({ areas }: KeptIn, key: string): string {
  try {
    return areas?.local().getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** What is kept for a way to sign in that the site has. It is looked at by its keys alone, so that a guest loads nothing. */
export function keptSession(storage: KeptIn, { api, auth }: Site): KeptSession | undefined {
  const at = (key: string) => textAt(storage, key);
  const jwt = api['auth'] && at(jwtKey);
  if (jwt) return { from: 'default', user: jwt, accessToken: jwt };
  const accessToken = auth?.auth0 && at(auth0Keys.access);
  if (accessToken && at(auth0Keys.end)) return { from: 'auth0', user: at(auth0Keys.user), accessToken };
  const record = auth?.firebase && at(`${firebaseKey}${auth.firebase.apiKey}:[DEFAULT]`);
  return record ? { from: 'firebase', user: record, accessToken: '' } : undefined;
}
