/** The test function of tests on a small site that signs in with Firebase. */
import { type FirebaseServers, startFirebase } from 'remote-auth/test-servers/start-firebase';
import { longTestMs } from '../limits';
import type { ServedSite } from '../site-server';
import { test as siteTest } from '../site-test';
import { serveSignInSite } from './sign-in-site';

interface SignInFixtures {
  readonly firebase: FirebaseServers;
  readonly server: ServedSite;
}

export const test = siteTest.extend<object, SignInFixtures>({
  firebase: [
    async ({}, use) => {
      const servers = await startFirebase();
      await use(servers);
      await servers.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ firebase }, use) => {
      const server = await serveSignInSite({ firebase: firebase.config });
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: longTestMs },
  ],
  origin: [({ server }, use) => use(server.origin), { scope: 'worker' }],
});
