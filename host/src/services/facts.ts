import type { Manifest } from 'shared-types/release';
import { fetchJson } from './fetch-json';
import type { FactsService } from './services';

/** Facts that are made from all descriptors of the generation, beside the manifest. */
const hostFacts: readonly string[] = ['routes', 'storage'];

async function find(name: string, { remotes }: Manifest): Promise<unknown> {
  if (hostFacts.includes(name)) return await fetchJson(`/release/facts/${name}.json`);
  const owner = remotes.find(({ facts }) => facts.includes(name));
  return owner ? await fetchJson(`${owner.base}facts/${name}.json`) : undefined;
}

/**
 * Facts of the live releases, each read once for each generation. One whose release cannot be reached is asked for again
 * the next time, and until then nobody offers it: it must not cost the screens of others.
 *
 * @param readLive what is live, as far as this tab knows
 */
export function createFactsService(readLive: () => Promise<Manifest>): FactsService {
  const read = new Map<string, unknown>();
  return async (name) => {
    const live = await readLive();
    const key = `${live.generation}/${name}`;
    try {
      // Only an answer is kept: Retry must not wait for a request that hangs.
      if (!read.has(key)) read.set(key, await find(name, live));
      return read.get(key);
    } catch (error) {
      if (hostFacts.includes(name)) throw error;
      return undefined;
    }
  };
}
