import type { FactName, Facts, Shell } from 'shared-types';
import { hostFactAddress, hostFactNames } from 'shared-types/protocol/facts';
import type { Manifest } from 'shared-types/release';
import { fetchJson } from './fetch-json';

/** A fact by its name; `undefined` if nobody offers it. */
export type FactsService = Shell['facts'];

async function find(name: FactName, { remotes }: Manifest): Promise<unknown> {
  if (hostFactNames.includes(name)) return await fetchJson(hostFactAddress(name));
  const owner = remotes.find(({ facts }) => facts.includes(name));
  return owner ? await fetchJson(`${owner.base}facts/${name}.json`) : undefined;
}

/**
 * Facts of the live releases, each read once per generation. A fact whose release cannot be reached is `undefined` and is
 * requested again next time: a screen must not fail because of another remote.
 */
export function createFactsService(readLive: () => Promise<Manifest>): FactsService {
  const read = new Map<string, unknown>();
  return async <Name extends FactName>(name: Name) => {
    const live = await readLive();
    const key = `${live.generation}/${name}`;
    try {
      // Only an answer is kept: Retry must not wait for a request that hangs.
      if (!read.has(key)) read.set(key, await find(name, live));
      // The form of one of the contract was checked when its owner published it; others are `unknown`.
      return read.get(key) as Facts[Name] | undefined;
    } catch (error) {
      if (hostFactNames.includes(name)) throw error;
      return undefined;
    }
  };
}
