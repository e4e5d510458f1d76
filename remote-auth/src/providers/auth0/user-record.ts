import type { AuthService } from 'shared-types';
import { createAuth0UserApi } from '../../api/auth0';
import { invalidSession, unexpected, unreachable } from '../../model/service-errors';
import { type Auth0Claims, parseRecord, toMetadata, toUser } from './auth0-user';
import type { Connection } from './connection';
import { renewTokens } from './renewal';
import { isNobody } from './sdk-errors';

/** A token that the provider's own API takes. */
async function userToken(connection: Connection, isRefused: boolean): Promise<string> {
  const { audience, userAudience, client, tokens } = connection;
  try {
    if (audience === userAudience) {
      if (isRefused) await renewTokens(connection);
      return tokens.read()?.accessToken ?? '';
    }
    // The stored token is for an API of the site. This one is in memory only.
    const cacheMode = isRefused ? 'off' : 'on';
    const authorizationParams = { audience: userAudience };
    return (await (await client()).getTokenSilently({ cacheMode, authorizationParams })) ?? '';
  } catch (error) {
    throw new Error(isNobody(error) ? invalidSession : unreachable);
  }
}

/** Reads and saves what the provider keeps of a user. */
export function openRecord(connection: Connection, claims: Auth0Claims): Pick<AuthService, 'read' | 'save'> {
  const { http, address } = connection;
  const token = (isRefused: boolean) => userToken(connection, isRefused);
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
