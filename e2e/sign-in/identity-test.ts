/** The test function of tests on a small site with an identity provider. */
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { forkIdentity, type IdentityProcess } from 'remote-auth/test-servers/identity-process';
import { listenLocally } from '../local-server';
import { longTestMs } from '../limits';
import { copyOfStore, serveSite, type ServedSite } from '../site-server';
import { test as siteTest } from '../site-test';
import { liveVersions, release } from '../stores/release-command';

interface SignInFixtures {
  readonly siteOrigin: string;
  readonly identity: IdentityProcess;
  readonly server: ServedSite;
}

const providerCookies = /^_(session|interaction)/;

/** Few packages, so that the pages are soon rendered. */
const remotes = ['corporate', 'auth'];

/** An address of this machine where nobody listens. The provider must know it before the site is served. */
async function freeOrigin() {
  const server = await listenLocally(createServer());
  await server.close();
  return `http://localhost:${new URL(server.origin).port}`;
}

/** The configuration of the usual site, with the identity provider as its only way to sign in, and display settings on all pages. */
async function writeSite(file: string, { origin, clientId }: IdentityProcess) {
  const site = JSON.parse(
    await readFile(path.resolve(import.meta.dirname, '../site.json'), 'utf8'),
  ) as object;
  const auth = { auth0: { domain: origin, clientId } };
  await writeFile(file, JSON.stringify({ ...site, remotes, api: {}, auth, settingsPanel: 'everywhere' }));
}

export const test = siteTest.extend<{ readonly ownCookies: undefined }, SignInFixtures>({
  siteOrigin: [
    // Playwright reads from the pattern which fixtures this one needs: none.
    async ({}, use) => use(await freeOrigin()),
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
      const { store, remove } = await copyOfStore();
      const file = path.join(store, 'site-with-provider.json');
      await writeSite(file, identity);
      const live = await liveVersions(store);
      const targets = ['host', ...remotes].map((name) => `${name}@${live[name] ?? ''}`);
      await release(store, 'promote', ...targets, '--site', file, '--env', 'sign-in');
      const server = await serveSite(store, 'sign-in', ['--port', new URL(siteOrigin).port]);
      await use(server);
      await server.close();
      await remove();
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
