import type { AuthService } from 'shared-types';
import { createAuth0UserApi } from '../../api/auth0';
import { invalidSession, unexpected, unreachable } from '../../model/service-errors';
import { type Auth0Claims, decodeIdToken, parseRecord, toMetadata, toUser } from './auth0-user';
import type { Connection } from './connection';
import { renewTokens } from './renewal';
import { isNobody } from './sdk-errors';
import { areValid } from './tokens';

/** Tokens that end sooner are renewed, in milliseconds. The host reads the user half a minute before their end. */
const leadMs = 60_000;

/** A token that the provider's own API takes. */
async function userToken(connection: Connection, isRefused: boolean): Promise<string> {
  const { audience, userAudience, client, tokens } = connection;
  try {
    const isStored = audience === userAudience;
    const stored = tokens.read();
    if ((isStored && isRefused) || (stored && !areValid(stored, leadMs))) await renewTokens(connection);
    if (isStored) return tokens.read()?.accessToken ?? '';
    // The stored token is for an API of the site. This one is in memory only.
    const cacheMode = isRefused ? 'off' : 'on';
    const authorizationParams = { audience: userAudience };
    return (await (await client()).getTokenSilently({ cacheMode, authorizationParams })) ?? '';
  } catch (error) {
    throw new Error(isNobody(error) ? invalidSession : unreachable);
  }
}

export function openRecord(connection: Connection, claims: Auth0Claims): Pick<AuthService, 'read' | 'save'> {
  const { http, address, tokens, renewed } = connection;
  let told = tokens.read()?.accessToken;

  /** Tells of newer tokens, also those that another tab got. Another tab may have signed in as somebody else. */
  function tellTokens() {
    const now = tokens.read();
    if (!now || now.accessToken === told || decodeIdToken(now.idToken)?.sub !== claims.sub) return;
    told = now.accessToken;
    renewed({ accessToken: now.accessToken, expiresAt: new Date(now.expiresAtMs).toISOString() });
  }

  const token = async (isRefused: boolean) => {
    const given = await userToken(connection, isRefused);
    tellTokens();
    return given;
  };
  const api = createAuth0UserApi({ http, address, sub: claims.sub, token });
  return {
    read: async () => {
      const record = parseRecord(await api.read());
      if (!record) throw new Error(unexpected);
      return toUser(claims, record);
    },
    save: (user) => api.update({ user_metadata: toMetadata(user) }),
  };
}
