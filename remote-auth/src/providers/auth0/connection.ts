import type { Auth0Client, Auth0ClientOptions } from '@auth0/auth0-spa-js';
import type { SessionContext, StoredValue } from 'shared-types';
import { createTokenCache } from './token-cache';
import { openTokens, type StoredTokens } from './tokens';

/** Scopes of the specification. The last three are rights to the user's own record. */
const scope =
  'openid profile email user_metadata app_metadata picture ' +
  'update:current_user_metadata create:current_user_metadata read:current_user';

const timeoutInSeconds = 10;

/** Connection to the identity provider, with the data that this browser has of it. */
export interface Connection extends Pick<SessionContext, 'http' | 'renewed'> {
  /** Address of the provider, without a slash at its end. */
  readonly address: string;
  /** The API that the stored access token is for. */
  readonly audience: string;
  /** The provider's own API, with the user's record. */
  readonly userAudience: string;
  readonly tokens: StoredTokens;
  /** The `state` that this tab sent with the last visitor. The provider sends it back, which proves its answer. */
  readonly sentState: StoredValue<string>;
  readonly options: Auth0ClientOptions;
  /** The SDK, for what happens away from the sign-in screen. Rejects if it cannot be loaded. */
  readonly client: () => Promise<Auth0Client>;
  readonly openAddress: (address: string) => void;
}

/** @throws where the site's configuration has no identity provider */
export function openConnection(
  { site, storage, http, renewed }: SessionContext,
  openAddress: Connection['openAddress'],
): Connection {
  const config = site.auth?.auth0;
  if (!config) throw new Error('The site configuration has no `auth.auth0`.');
  const address = config.domain.includes('://') ? config.domain : `https://${config.domain}`;
  const userAudience = `${address}/api/v2/`;
  const audience = config.audience ?? userAudience;
  const tokens = openTokens(storage);
  const options: Auth0ClientOptions = {
    domain: address,
    clientId: config.clientId,
    cache: createTokenCache(tokens, audience),
    // They are in memory. After a reload there is none, and a hidden iframe asks the provider's session.
    useRefreshTokens: true,
    useRefreshTokensFallback: true,
    authorizeTimeoutInSeconds: timeoutInSeconds,
    httpTimeoutInSeconds: timeoutInSeconds,
    // A second cookie, for browsers that the site does not support.
    legacySameSiteCookie: false,
    authorizationParams: { redirect_uri: `${location.origin}/login`, audience, scope },
  };
  let client: Auth0Client | undefined;
  return {
    http,
    renewed,
    address,
    audience,
    userAudience,
    tokens,
    sentState: storage.openText('auth.sent-state.v1'),
    options,
    openAddress,
    client: async () => {
      const { Auth0Client: Client } = await import(
        /* webpackChunkName: "auth0-client" */ '@auth0/auth0-spa-js'
      );
      return (client ??= new Client(options));
    },
  };
}
