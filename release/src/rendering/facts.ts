import type { FactName, Facts as FactValues } from 'shared-types/facts';
import type { Release, RemoteRelease } from 'shared-types/release';
import { factFile } from 'shared-types/protocol/facts';
import { readReleaseFile } from '../integrity/read-release-file.js';
import { canonicalJson } from '../model/canonical-json.js';
import { titleOf, type Composition } from '../model/composition.js';
import { sha256Hex } from '../model/digest.js';
import { parseFact } from '../model/parse-fact.js';
import { ReleaseError } from '../model/release-error.js';
import type { ReadableStore } from '../store/store.js';

export interface Fact {
  readonly digest: string;
  readonly owner: string;
  readonly readText: () => Promise<string>;
}

type ComposedReleases = Pick<Composition, 'host' | 'remotes'>;

export type Facts = ReadonlyMap<string, Fact>;

function routesFact(remotes: readonly RemoteRelease[]): FactValues['routes'] {
  return remotes.map(({ name, routes }) => ({
    remote: name,
    routes: routes.map(({ path, title, description, ui, words }) => ({
      path,
      title,
      description,
      ...(ui && { ui }),
      ...(words && { words }),
    })),
  }));
}

const storageFact = (releases: readonly Release[]): FactValues['storage'] =>
  releases.flatMap(({ name, storage }) => storage.map((entry) => ({ ...entry, owner: name })));

function computedFact(host: Release, value: unknown): Fact {
  const text = JSON.stringify(value);
  return {
    digest: sha256Hex(canonicalJson(value)),
    owner: titleOf(host),
    readText: () => Promise.resolve(text),
  };
}

function publishedFact(store: ReadableStore, release: Release, fact: string): Fact {
  const file = factFile(fact);
  return {
    digest: release.files[file]?.sha256 ?? '',
    owner: titleOf(release),
    readText: async () => String(await readReleaseFile(store, release, file)),
  };
}

export function hostFactValues({ host, remotes }: ComposedReleases): Pick<FactValues, 'routes' | 'storage'> {
  const releases = remotes.map(({ release }) => release);
  return { routes: routesFact(releases), storage: storageFact([host.release, ...releases]) };
}

/** The facts that the packages of a composition offer, and those that the host makes from all descriptors. */
export function factsOf(store: ReadableStore, composition: ComposedReleases): Facts {
  const releases: readonly Release[] = [composition.host, ...composition.remotes].map(
    ({ release }) => release,
  );
  const published = releases.flatMap((release) =>
    release.facts.map((name) => [name, publishedFact(store, release, name)] as const),
  );
  const computed = Object.entries(hostFactValues(composition)).map(
    ([name, value]) => [name, computedFact(composition.host.release, value)] as const,
  );
  return new Map([...published, ...computed]);
}

/**
 * Reads a fact.
 *
 * @returns `undefined` if no package offers it
 * @throws `ReleaseError` if it does not fit the contract, which `publish` does not let through
 */
export async function readFact<Name extends FactName>(
  facts: Facts,
  name: Name,
): Promise<FactValues[Name] | undefined> {
  const offered = facts.get(name);
  if (!offered) return undefined;
  const fact = parseFact(name, await offered.readText());
  if (fact.kind === 'fact') return fact.value as FactValues[Name];
  const text = `The fact ${name} of ${offered.owner} does not fit the contract, ${fact.problem}. Correct what writes it, and publish a new version.`;
  throw new ReleaseError('refused', text);
}

export const usedFacts = ({ routes }: RemoteRelease): readonly string[] =>
  [...new Set(routes.flatMap(({ uses }) => uses ?? []))].sort();
