import type { HostRelease, Release, RemoteRelease, SiteConfiguration } from 'shared-types/release';

/** A release of the store with the SHA-256 of its `release.json`. */
export interface Published<Kind extends Release = Release> {
  readonly release: Kind;
  readonly digest: string;
}

/** The releases that are live together, and the configuration they run with. */
export interface Composition {
  readonly host: Published<HostRelease>;
  readonly remotes: readonly Published<RemoteRelease>[];
  readonly site: SiteConfiguration;
  /** Paths of the host's links that lead to nothing here. */
  readonly leftOut: readonly string[];
  readonly goneClaims: readonly string[];
}

/** A package with its version, as messages name it. */
export const titleOf = ({ name, version }: Pick<Release, 'name' | 'version'>): string => `${name} ${version}`;
