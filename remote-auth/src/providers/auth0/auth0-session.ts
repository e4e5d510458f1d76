import type { SignedIn } from 'shared-types';
import { isReachable } from '../../api/auth0';
import { unreachable } from '../../model/service-errors';
import { decodeIdToken, toUser } from './auth0-user';
import type { Connection } from './connection';
import { openRecord } from './user-record';

/** The session of whom the stored tokens belong to. @returns `undefined` if there are none that can be read */
export async function readSignedIn(connection: Connection): Promise<SignedIn | undefined> {
  const given = connection.tokens.read();
  const claims = given && decodeIdToken(given.idToken);
  if (!claims) return undefined;
  const record = openRecord(connection, claims);
  const user = await record.read().catch((error: unknown) => {
    console.warn('The user data could not be read from Auth0:', error);
    return toUser(claims);
  });
  // Reading may have renewed them.
  const { accessToken, expiresAtMs } = connection.tokens.read() ?? given;
  const logout = () => leaveProvider(connection);
  const expiresAt = new Date(expiresAtMs).toISOString();
  return { user, accessToken, expiresAt, service: { ...record, logout } };
}

/** Ends the session in this browser, then goes to the provider, which ends its own and comes back to the site. */
async function leaveProvider({ address, client, tokens, openAddress }: Connection) {
  const isThere = await isReachable(address);
  tokens.clear();
  const logoutParams = { returnTo: location.origin };
  await (await client()).logout({ logoutParams, openUrl: isThere && openAddress });
  if (!isThere) throw new Error(unreachable);
}
