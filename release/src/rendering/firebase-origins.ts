import type { Site } from 'shared-types';

/** Addresses of the sign-in calls and of those that renew a token. */
const signInOrigins = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/** A database of Google's names another server below the same domain for the next connection. */
const googleDomain = /\.firebaseio\.com$|\.firebasedatabase\.app$/;

function databaseOrigin(databaseURL: string): string {
  const { protocol, host } = new URL(databaseURL);
  const server = googleDomain.test(host) ? host.replace(/^[^.]+/, '*') : host;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${server}`;
}

/** Origins that the SDK of Firebase connects to; none where the site has no project. */
export function firebaseOrigins({ auth }: Site): readonly string[] {
  if (!auth?.firebase) return [];
  const { databaseURL, emulator } = auth.firebase;
  return [...(emulator === undefined ? signInOrigins : [emulator]), databaseOrigin(databaseURL)];
}
