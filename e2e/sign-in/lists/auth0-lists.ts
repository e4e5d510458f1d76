/** The identity provider, with the user's own record. */
import { createHash } from 'node:crypto';
import { fakeSite } from 'shared-types/testing/fake-site';
import { fakeStorage } from 'shared-types/testing/fake-storage';
import { createHttpService } from 'host/src/services/http';
import descriptor from 'remote-auth/remote.json';
import { createProvider } from 'remote-auth/src/providers/auth0/auth0-provider';
import { forkIdentity, type IdentityProcess } from 'remote-auth/test-servers/identity-process';
import { visitProvider } from 'remote-auth/test-servers/visit-provider';
import type { ListProvider } from './list-provider';

const ada = { username: 'ada@example.test', password: 'correct horse' };

const verifier = 'one text for all sign-ins of these tests, of 43 to 128 letters'.replaceAll(/\W/g, '-');

/** What the SDK does on the way to the provider and back. @returns what it stores */
async function tokensOf({ origin, clientId }: IdentityProcess) {
  const redirect = `${location.origin}/login`;
  const query = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: redirect,
    scope: 'openid profile email read:current_user update:current_user_metadata',
    audience: `${origin}/api/v2/`,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const back = await visitProvider(`${origin}/authorize?${query.toString()}`, ada);
  const response = await fetch(`${origin}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      code: new URL(back).searchParams.get('code') ?? '',
      code_verifier: verifier,
      redirect_uri: redirect,
    }).toString(),
  });
  const { access_token, id_token } = (await response.json()) as Readonly<Record<string, string>>;
  return { access_token, id_token, expires_at: String(Date.now() + 3_600_000) };
}

export async function startAuth0(): Promise<ListProvider> {
  const server = await forkIdentity(location.origin);
  const tokens = await tokensOf(server);
  const site = { ...fakeSite, auth: { auth0: { domain: server.origin, clientId: server.clientId } } };
  const http = createHttpService(site);

  async function signIn() {
    const provider = await createProvider({
      http: () => http('auth'),
      site,
      storage: fakeStorage(descriptor.storage, tokens),
      renewed: () => {},
    });
    const session = await provider.restore();
    if (!session) throw new Error('Nobody is signed in.');
    return session;
  }
  return {
    // The record keeps what is not named.
    startAnew: async () => {
      const { user, service } = await signIn();
      const nothing = { settings: {}, shortcuts: [], entries: {} };
      await service.save({ ...user, data: { ...user.data, ...nothing } });
    },
    signIn,
    stop: server.stop,
  };
}
