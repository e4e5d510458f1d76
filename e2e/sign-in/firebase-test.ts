/** The test function of tests on a small site that signs in with Firebase. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type FirebaseServers, startFirebase } from 'remote-auth/test-servers/start-firebase';
import { longTestMs } from '../limits';
import { copyOfStore, serveSite, type ServedSite } from '../site-server';
import { test as siteTest } from '../site-test';
import { liveVersions, release } from '../stores/release-command';

/** Few packages, so that the pages are soon rendered. */
const remotes = ['corporate', 'auth'];

/** The usual site, with Firebase as its only way to sign in, and display settings on all pages. */
async function writeSite(file: string, { config }: FirebaseServers) {
  const site = JSON.parse(
    await readFile(path.resolve(import.meta.dirname, '../site.json'), 'utf8'),
  ) as object;
  const auth = { firebase: config };
  await writeFile(file, JSON.stringify({ ...site, remotes, api: {}, auth, settingsPanel: 'everywhere' }));
}

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
      const { store, remove } = await copyOfStore();
      const file = path.join(store, 'site-with-firebase.json');
      await writeSite(file, firebase);
      const live = await liveVersions(store);
      const targets = ['host', ...remotes].map((name) => `${name}@${live[name] ?? ''}`);
      await release(store, 'promote', ...targets, '--site', file, '--env', 'firebase');
      const server = await serveSite(store, 'firebase');
      await use(server);
      await server.close();
      await remove();
    },
    { scope: 'worker', timeout: longTestMs },
  ],
  origin: [({ server }, use) => use(server.origin), { scope: 'worker' }],
});
