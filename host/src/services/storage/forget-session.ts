import { auth0Keys, firebaseKey, jwtKey, type KeptIn, type ProviderName } from './kept-session';

/** Keeps the token of a user of the JWT API. Where the browser refuses, the session lasts as long as the page. */
export function keepToken({ areas }: KeptIn, token: string): void {
  try {
    areas?.local().setItem(jwtKey, token);
  } catch {
    // Blocked or full.
  }
}

function ownerOfKey(key: string): ProviderName | undefined {
  if (key === jwtKey) return 'default';
  if (key.startsWith(firebaseKey)) return 'firebase';
  return Object.values<string>(auth0Keys).includes(key) ? 'auth0' : undefined;
}

/** Removes what providers keep. @param except what this one keeps stays */
export function forgetSessions({ areas, opened }: KeptIn, except?: ProviderName): void {
  try {
    const local = areas?.local();
    for (const key of Object.keys(local ?? {})) {
      const owner = ownerOfKey(key);
      if (owner === undefined || owner === except) continue;
      local?.removeItem(key);
      opened.get(key)?.refresh();
    }
  } catch {
    // Blocked: then nothing is kept.
  }
}
