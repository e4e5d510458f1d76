/** The test function of all browser tests: paths are of the released site, and what the console says counts. */
import { expect, test as base } from '@playwright/test';
import { serveSite } from './site-server';
import { declaredKeys, storedKeys } from './stored-keys';

const runningSite = process.env['SITE_URL'];

export interface SiteFixtures {
  /** Everything that the page wrote to the console as an error or a warning, and every error nobody caught. */
  readonly complaints: readonly string[];
  /** Ends each test: what its pages left in the browser is what the packages declare. */
  readonly storage: undefined;
}

export interface WorkerFixtures {
  /** Address of the site, one server for each worker; that of a running one if `SITE_URL` names it. */
  readonly origin: string;
}

export const test = base.extend<SiteFixtures, WorkerFixtures>({
  origin: [
    // Playwright reads from the pattern which fixtures this one needs: none.
    async ({}, use) => {
      if (runningSite) {
        await use(runningSite);
        return;
      }
      const server = await serveSite();
      await use(server.origin);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ origin }, use) => use(origin),
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await use(complaints);
  },
  storage: [
    async ({ context }, use) => {
      await use(undefined);
      const pages = context.pages().filter((page) => page.url().startsWith('http'));
      for (const page of pages)
        expect((await storedKeys(page)).filter((key) => !declaredKeys.includes(key))).toEqual([]);
    },
    { auto: true },
  ],
});
