/** The test function of release tests: a store of the test's own, its server, and another catalogue to make live. */
import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { copyOfStore, serveSite } from './site-server';
import { test as siteTest } from './site-test';
import { deriveRelease, type Alteration } from './stores/derived-release';
import { liveVersions, release, tryRelease, type ReleaseReport } from './stores/release-command';

const name = 'catalogue';

export interface Releases {
  readonly origin: string;
  /** Folder of the store. */
  readonly store: string;
  readonly run: (...line: readonly string[]) => Promise<ReleaseReport>;
  /** Publishes a release that differs by its version and by what is told. @returns `catalogue@…` */
  readonly publishNext: (alterations?: readonly Alteration[]) => Promise<string>;
  /** The same, promoted and served. */
  readonly goLive: (alterations?: readonly Alteration[]) => Promise<string>;
}

export const test = siteTest.extend<{ readonly releases: Releases }>({
  releases: async ({}, use) => {
    const { store, remove } = await copyOfStore();
    const server = await serveSite(store, undefined, ['--accounts', path.join(store, 'accounts.sqlite')]);
    const version = (await liveVersions(store))[name] ?? '';
    const run = (...line: readonly string[]) => tryRelease(store, ...line);
    const publishNext: Releases['publishNext'] = async (alterations = []) => {
      const folder = await mkdtemp(path.join(store, 'dist-'));
      const newVersion = `${version}-next`;
      await deriveRelease({ store, name, version, newVersion, alterations }, folder);
      await release(store, 'publish', folder);
      return `${name}@${newVersion}`;
    };
    const goLive: Releases['goLive'] = async (alterations) => {
      const next = await publishNext(alterations);
      await release(store, 'promote', next);
      const live = async () => (await fetch(`${server.origin}/release/current.json`)).text();
      await expect.poll(live).toContain('-next');
      return next;
    };
    await use({ origin: server.origin, store, run, publishNext, goLive });
    await server.close();
    await remove();
  },
  baseURL: ({ releases }, use) => use(releases.origin),
});
