import type { RemoteDescriptor, StorageEntry } from 'shared-types';
import type { Manifest, ManifestRemote, RoutesFact, StorageFact } from 'shared-types/release';
import hostStorage from '../../storage.json';
import { createManifestSource } from '../composition/manifest';
import { fetchJson } from './fetch-json';

const routesFact = ({ remotes }: Manifest): RoutesFact =>
  remotes.map(({ name, routes }) => ({
    remote: name,
    routes: routes.map(({ path, title, description, ui }) => ({
      path,
      title,
      description,
      ...(ui && { ui }),
    })),
  }));

async function storageOf({ name, base }: ManifestRemote): Promise<StorageFact> {
  const { storage } = (await fetchJson(`${base}remote.json`)) as RemoteDescriptor;
  return storage.map((entry) => ({ ...entry, owner: name }));
}

async function storageFact({ remotes }: Manifest): Promise<StorageFact> {
  const own = (hostStorage as readonly StorageEntry[]).map((entry) => ({ ...entry, owner: 'host' }));
  return [...own, ...(await Promise.all(remotes.map(storageOf))).flat()];
}

/** What is live, for the whole of this tab. */
export const manifest = createManifestSource();

const read = new Map<string, Promise<unknown>>();

async function find(name: string, live: Manifest): Promise<unknown> {
  if (name === 'routes') return routesFact(live);
  if (name === 'storage') return await storageFact(live);
  const owner = live.remotes.find(({ facts }) => facts.includes(name));
  return owner ? await fetchJson(`${owner.base}facts/${name}.json`) : undefined;
}

/** A fact of the live releases, read once for each generation; `undefined` if nobody offers it. */
export async function readFact(name: string): Promise<unknown> {
  const live = await manifest.current();
  const key = `${live.generation}/${name}`;
  const fact = read.get(key) ?? find(name, live);
  read.set(key, fact);
  fact.catch(() => read.delete(key));
  return await fact;
}
