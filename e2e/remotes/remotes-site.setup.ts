/** Makes the store of the site with the remotes that tests bring along, once for each state of both. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { test as setup } from '@playwright/test';
import { copyOfStore, preparedStore, remotesStore, writeSite } from '../site-server';
import { liveVersions, release } from '../stores/release-command';

const root = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

const names = ['older-react'];

/** The version of the host tells of everything else that a build reads. */
async function versionOf(name: string, hostVersion: string | undefined): Promise<string> {
  const folder = path.join(import.meta.dirname, name);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(src\/.*\.tsx|remote\.json)$/.test(file),
  );
  const hash = createHash('sha256').update(hostVersion ?? '');
  for (const file of files.sort()) hash.update(file).update(await readFile(path.join(folder, file)));
  return `0.0.0-test.h${hash.digest('hex').slice(0, 12)}`;
}

/** @returns the release folder */
async function build(name: string, version: string): Promise<string> {
  const folder = path.join(import.meta.dirname, name);
  await run(process.execPath, [path.join(root, 'tooling/dist/build.js'), folder, '--version', version]);
  return path.join(folder, 'dist', version);
}

setup('the site with the remotes of the tests', async () => {
  const live = await liveVersions(preparedStore);
  const versions = await Promise.all(names.map((name) => versionOf(name, live['host'])));
  const madeFrom = JSON.stringify({ live, versions });
  const stampFile = path.join(remotesStore, 'made-from.json');
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === madeFrom) return;
  const folders: string[] = [];
  for (const [index, name] of names.entries()) folders.push(await build(name, versions[index] ?? ''));
  const { store } = await copyOfStore();
  const siteFile = await writeSite(store, ({ remotes }) => ({ remotes: [...remotes, ...names] }));
  await release(store, 'configure', siteFile);
  await release(store, 'publish', ...folders);
  await release(store, 'promote', ...names.map((name, index) => `${name}@${versions[index] ?? ''}`));
  await rm(remotesStore, { recursive: true, force: true });
  await rename(store, remotesStore);
  await writeFile(stampFile, madeFrom);
});
