import type { Manifest } from 'shared-types/release';
import { createManifestSource } from '../composition/manifest';
import { fetchJson } from './fetch-json';

/** What is live, for the whole of this tab. */
export const manifest = createManifestSource();

/** Facts that are made from all descriptors of the generation, beside the manifest. */
const hostFacts: readonly string[] = ['routes', 'storage'];

const read = new Map<string, Promise<unknown>>();

async function find(name: string, { remotes }: Manifest): Promise<unknown> {
  if (hostFacts.includes(name)) return await fetchJson(`/release/facts/${name}.json`);
  const owner = remotes.find(({ facts }) => facts.includes(name));
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
