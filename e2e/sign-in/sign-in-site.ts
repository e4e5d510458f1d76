/** A small site in a store of its own, with an identity provider as its only way to sign in. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Site } from 'shared-types';
import { copyOfStore, serveSite, type ServedSite } from '../site-server';
import { liveVersions, release } from '../stores/release-command';

/** Few packages, so that the pages are soon rendered. */
const remotes = ['corporate', 'auth'];

/** Serves the usual site with these packages and this provider, and with display settings on all pages. */
export async function serveSignInSite(auth: Site['auth'], line?: readonly string[]): Promise<ServedSite> {
  const { store, remove } = await copyOfStore();
  const usual = await readFile(path.resolve(import.meta.dirname, '../site.json'), 'utf8');
  const site = { ...(JSON.parse(usual) as object), remotes, api: {}, auth, settingsPanel: 'everywhere' };
  const file = path.join(store, 'sign-in-site.json');
  await writeFile(file, JSON.stringify(site));
  const live = await liveVersions(store);
  const targets = ['host', ...remotes].map((name) => `${name}@${live[name] ?? ''}`);
  await release(store, 'promote', ...targets, '--site', file, '--env', 'sign-in');
  const server = await serveSite(store, 'sign-in', line);
  const close = async () => {
    await server.close();
    await remove();
  };
  return { ...server, close };
}
