import { inspectChain } from '../inspection/chain-inspection.js';
import { readableReleases, sourcesOf } from '../store/published-releases.js';
import type { Environment } from './environment.js';

/** The chain, and what its versions were built from. */
export type History = Awaited<ReturnType<typeof historyOf>>;

/** Reads all generations that can be trusted, newest first, and the damage of the chain. */
export async function historyOf(environment: Environment) {
  const { links, problems } = await inspectChain(environment);
  const generations = links.map(({ generation }) => generation);
  const targets = generations.flatMap(({ did }) =>
    did.flatMap((change) =>
      'package' in change && 'to' in change ? [{ name: change.package, version: change.to }] : [],
    ),
  );
  const releases = await readableReleases(environment.store, targets);
  return { generations, sources: sourcesOf(releases), problems };
}
