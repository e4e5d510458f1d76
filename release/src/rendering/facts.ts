import type { FactName, Facts as FactValues } from 'shared-types/facts';
import type { Release, RemoteRelease } from 'shared-types/release';
import { factFile } from 'shared-types/protocol/facts';
import { factSchemas } from 'shared-types/schemas/facts';
import * as v from 'valibot';
import { readReleaseFile } from '../integrity/read-release-file.js';
import { canonicalJson } from '../model/canonical-json.js';
import type { Composition } from '../model/composition.js';
import { sha256Hex } from '../model/digest.js';
import type { Store } from '../store/store.js';

/** A JSON value that a package offers to others. */
export interface Fact {
  /** Another value has another digest. */
  readonly digest: string;
  readonly read: () => Promise<unknown>;
}

/** The releases that offer facts. */
type ComposedReleases = Pick<Composition, 'host' | 'remotes'>;

/** All facts of a composition, by name. */
export type Facts = ReadonlyMap<string, Fact>;

function routesFact(remotes: readonly RemoteRelease[]): FactValues['routes'] {
  return remotes.map(({ name, routes }) => ({
    remote: name,
    routes: routes.map(({ path, title, description, ui }) => ({
      path,
      title,
      description,
      ...(ui && { ui }),
    })),
  }));
}

const storageFact = (releases: readonly Release[]): FactValues['storage'] =>
  releases.flatMap(({ name, storage }) => storage.map((entry) => ({ ...entry, owner: name })));

function computedFact(value: unknown): Fact {
  return { digest: sha256Hex(canonicalJson(value)), read: () => Promise.resolve(value) };
}

function publishedFact(store: Store, release: Release, fact: string): Fact {
  const file = factFile(fact);
  return {
    digest: release.files[file]?.sha256 ?? '',
    read: async () => JSON.parse(String(await readReleaseFile(store, release, file))) as unknown,
  };
}

/** What the host makes from all descriptors. */
export function hostFactValues({ host, remotes }: ComposedReleases): Pick<FactValues, 'routes' | 'storage'> {
  const releases = remotes.map(({ release }) => release);
  return { routes: routesFact(releases), storage: storageFact([host.release, ...releases]) };
}

/** The facts that the packages of a composition offer, and those that the host makes from all descriptors. */
export function factsOf(store: Store, composition: ComposedReleases): Facts {
  const releases: readonly Release[] = [composition.host, ...composition.remotes].map(
    ({ release }) => release,
  );
  const published = releases.flatMap((release) =>
    release.facts.map((name) => [name, publishedFact(store, release, name)] as const),
  );
  const computed = Object.entries(hostFactValues(composition)).map(
    ([name, value]) => [name, computedFact(value)] as const,
  );
  return new Map([...published, ...computed]);
}

const isOfContract = (name: string): name is FactName => Object.hasOwn(factSchemas, name);

/**
 * Reads a fact. Its form is known for facts of this contract; another version of the contract may have others.
 *
 * @returns `undefined` where nobody offers it in its form
 */
export async function readFact<Name extends FactName>(
  facts: Facts,
  name: Name,
): Promise<FactValues[Name] | undefined> {
  const value = await facts.get(name)?.read();
  const isReadable = !isOfContract(name) || v.is<v.GenericSchema>(factSchemas[name], value);
  return isReadable ? (value as FactValues[Name] | undefined) : undefined;
}

/** Names of the facts that some route of a remote uses, in order. */
export const usedFacts = ({ routes }: RemoteRelease): readonly string[] =>
  [...new Set(routes.flatMap(({ uses }) => uses ?? []))].sort();
