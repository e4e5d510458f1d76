/** The test function of tests on a small site with an identity provider. */
import { forkIdentity, type IdentityProcess } from 'remote-auth/test-servers/identity-process';
import { freePort } from 'shared-types/testing/nginx';
import { longTestMs } from '../limits';
import type { ServedSite } from '../site-server';
import { test as siteTest } from '../site-test';
import { serveSignInSite } from './sign-in-site';

interface SignInFixtures {
  readonly siteOrigin: string;
  readonly identity: IdentityProcess;
  readonly server: ServedSite;
}

const providerCookies = /^_(session|interaction)/;

export const test = siteTest.extend<{ readonly ownCookies: undefined }, SignInFixtures>({
  siteOrigin: [
    // The provider must know it before the site is served.
    async ({}, use) => use(`http://localhost:${await freePort()}`),
    { scope: 'worker' },
  ],
  identity: [
    async ({ siteOrigin }, use) => {
      const identity = await forkIdentity(siteOrigin);
      await use(identity);
      await identity.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ siteOrigin, identity }, use) => {
      const auth = { auth0: { domain: identity.origin, clientId: identity.clientId } };
      const server = await serveSignInSite(auth, ['--port', new URL(siteOrigin).port]);
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: longTestMs },
  ],
  origin: [({ server }, use) => use(server.origin), { scope: 'worker' }],
  // Cookies do not tell ports apart: those of the provider are not what the site stores.
  ownCookies: [
    async ({ context }, use) => {
      await use(undefined);
      await context.clearCookies({ name: providerCookies });
    },
    { auto: true },
  ],
  // Each test begins without cookies, of the site and of the provider.
  isFirstVisit: true,
});
