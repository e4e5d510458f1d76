/** The test function of tests that bring remotes along. */
import { remotesStore, serveSite } from '../site-server';
import { test as siteTest } from '../site-test';

export const test = siteTest.extend<object, { readonly origin: string }>({
  origin: [
    async ({}, use) => {
      const server = await serveSite(remotesStore);
      await use(server.origin);
      await server.close();
    },
    { scope: 'worker' },
  ],
});
