/** OpenID Connect under the paths of Auth0: authorization code with PKCE, RS256, rotating refresh tokens. */
import { Provider, type JWK } from 'oidc-provider';
import type { IdentityUser } from './identity-users.js';

/** Rights to the user's own record. They belong to the API: listed as scopes of the provider, each asks for consent. */
const userApiScopes = 'read:current_user update:current_user_metadata create:current_user_metadata';

const scopes = ['openid', 'offline_access', 'profile', 'email', 'user_metadata', 'app_metadata', 'picture'];

const redirectsOf = (origin: string) => [origin, `${origin}/`, `${origin}/login`];

const claimsOf = ({ sub, name, email }: IdentityUser) => ({ sub, name, email, email_verified: true });

const audienceOf = (params: Readonly<Record<string, unknown>> | undefined, userApi: string) =>
  (params?.['audience'] as string | undefined) ?? userApi;

export function createProvider({
  issuer,
  clientId,
  siteOrigins,
  userApi,
  users,
  jwk,
  tokenLifetimeS,
}: {
  /** Address of the provider, with a slash at its end as Auth0's. */
  issuer: string;
  clientId: string;
  siteOrigins: readonly string[];
  /** Audience of the user's own record. */
  userApi: string;
  /** Users by `sub`. */
  users: ReadonlyMap<string, IdentityUser>;
  jwk: JWK;
  tokenLifetimeS: () => number;
}) {
  return new Provider(issuer, {
    jwks: { keys: [jwk] },
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: siteOrigins.flatMap(redirectsOf),
      },
    ],
    routes: {
      authorization: '/authorize',
      token: '/oauth/token',
      revocation: '/oauth/revoke',
      jwks: '/.well-known/jwks.json',
    },
    scopes,
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    // The SDK reads the profile in the ID token, where Auth0 has it.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    clientBasedCORS: (_context, origin) => siteOrigins.includes(origin),
    // Auth0's own names; the standard knows `resource` only.
    extraParams: ['audience', 'auth0Client', 'screen_hint'],
    // The standard drops `offline_access` without a consent; Auth0 does not.
    issueRefreshToken: async (_context, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    cookies: {
      keys: ['test'],
      long: { signed: true, sameSite: 'lax' },
      short: { signed: true, sameSite: 'lax' },
    },
    ttl: {
      AccessToken: tokenLifetimeS,
      IdToken: tokenLifetimeS,
      AuthorizationCode: 60,
      Interaction: 600,
      Session: 86_400,
      Grant: 86_400,
      RefreshToken: 86_400,
    },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      // The answer to a hidden iframe.
      webMessageResponseMode: { enabled: true, ack: 'individual-draft-01' },
      resourceIndicators: {
        enabled: true,
        defaultResource: (context) => audienceOf(context.oidc.params, userApi),
        useGrantedResource: () => true,
        getResourceServerInfo: (_context, audience) => ({
          audience,
          scope: userApiScopes,
          accessTokenTTL: tokenLifetimeS(),
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, sub) => {
      const user = users.get(sub);
      return user && { accountId: sub, claims: () => claimsOf(user) };
    },
    // Consent is given: client and API belong to the same company.
    loadExistingGrant: async ({ oidc: { client, session, params, provider } }) => {
      if (!client || !session?.accountId) return undefined;
      const before = await provider.Grant.find(session.grantIdFor(client.clientId) ?? '');
      const grant = before ?? new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope(scopes.join(' '));
      grant.addResourceScope(audienceOf(params, userApi), userApiScopes);
      await grant.save();
      return grant;
    },
  });
}
