import type { LoadContext, Site } from 'shared-types';
import type { HostRenderer, RemoteRelease } from 'shared-types/release';
import { titleOf } from '../model/composition.js';
import { releaseFileKey } from '../store/keys.js';
import type { Store } from '../store/store.js';
import { readFact, type Facts } from './facts.js';

/** What the contexts of one page set have in common. */
export interface ContextSource {
  readonly store: Store;
  readonly remote: RemoteRelease;
  readonly host: HostRenderer;
  readonly site: Site;
  readonly facts: Facts;
  readonly publishedAt: string;
  /** Paths of the host's links that lead to nothing here. */
  readonly leftOut: readonly string[];
}

/** Makes the context of a view; routes differ in the facts that they may use. */
export type ContextFor = (uses: readonly string[] | undefined, signal: AbortSignal) => LoadContext;

/** Prepares the contexts of one page set: one axios instance for all, as in a browser. */
export function contextsFor(source: ContextSource): ContextFor {
  const { store, remote, host, site, facts, publishedAt, leftOut } = source;
  let http: ReturnType<LoadContext['http']> | undefined;

  async function readAsset(path: string): Promise<unknown> {
    const isListed = Object.hasOwn(remote.files, path);
    const bytes = isListed ? await store.read(releaseFileKey(remote.name, remote.version, path)) : undefined;
    if (!bytes) throw new Error(`${titleOf(remote)} has no file ${path}`);
    return JSON.parse(bytes.toString()) as unknown;
  }

  return (uses = [], signal) => ({
    http: () => (http ??= host.createHttp(site, remote.name)),
    facts: async (name) => {
      if (!uses.includes(name)) throw new Error(`The route does not list the fact ${name} under 'uses'`);
      return await readFact(facts, name);
    },
    readAsset,
    site,
    publishedAt,
    ...(leftOut.length > 0 && { leftOut }),
    signal,
  });
}
