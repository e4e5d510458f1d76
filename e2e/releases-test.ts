/** The test function of release tests: a store of the test's own, its server, and another catalogue to make live. */
import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteRelease } from 'shared-types/release';
import { copyOfStore, serveSite } from './site-server';
import { test as siteTest } from './site-test';
import { deriveRelease, type Alteration } from './stores/derived-release';
import { liveVersions, tryRelease, type ReleaseReport } from './stores/release-command';

const name = 'catalogue';

export interface Releases {
  readonly origin: string;
  /** Folder of the store. */
  readonly store: string;
  readonly run: (...line: readonly string[]) => Promise<ReleaseReport>;
  /** `catalogue@…` of a release that differs by its version and by what is told, and what became of its publication. */
  readonly publishNext: (
    statements?: Partial<RemoteRelease>,
    alterations?: readonly Alteration[],
  ) => Promise<readonly [string, ReleaseReport]>;
}

export const test = siteTest.extend<{ readonly releases: Releases }>({
  releases: async ({}, use) => {
    const { store, remove } = await copyOfStore();
    const server = await serveSite(store, undefined, ['--accounts', path.join(store, 'accounts.sqlite')]);
    const version = (await liveVersions(store))[name] ?? '';
    const run = (...line: readonly string[]) => tryRelease(store, ...line);
    const publishNext: Releases['publishNext'] = async (statements = {}, alterations = []) => {
      const folder = await mkdtemp(path.join(store, 'dist-'));
      const newVersion = `${version}-next`;
      await deriveRelease({ store, name, version, newVersion, statements, alterations }, folder);
      return [`${name}@${newVersion}`, await run('publish', folder)];
    };
    await use({ origin: server.origin, store, run, publishNext });
    await server.close();
    await remove();
  },
  baseURL: ({ releases }, use) => use(releases.origin),
});
