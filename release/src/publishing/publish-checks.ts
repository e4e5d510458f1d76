import semver from 'semver';
import { contractVersion } from 'shared-types/protocol/contract-version';
import type { HostRelease, Release, RemoteRelease } from 'shared-types/release';
import { titleOf, type Composition } from '../model/composition.js';
import { admissionProblems, collisionsOf, hostProblemsOf } from '../model/composition-checks.js';
import { ReleaseError } from '../model/release-error.js';
import { releaseProblems } from '../model/release-checks.js';

export interface PublishContext {
  /** All published hosts, oldest first. */
  readonly hosts: readonly HostRelease[];
  readonly live: Composition | undefined;
  /** Releases that are published at once. */
  readonly together: readonly Release[];
}

/** Refuses with all problems at once. */
export function refuseIfAny(problems: readonly string[]): void {
  if (problems.length > 0) throw new ReleaseError('refused', problems.join('\n'));
}

/** Reasons why no published host can run a remote: the problems with the newest one. */
function problemsWithAllHosts(remote: RemoteRelease, hosts: readonly HostRelease[]): readonly string[] {
  const problems = hosts.map((host) => hostProblemsOf(remote, host));
  if (problems.some((list) => list.length === 0)) return [];
  return problems.at(-1) ?? [`${titleOf(remote)} needs a host, and none is published. Publish a host first.`];
}

/** Steps that are left before a release is promoted. Publishing it does not need them. */
export const openSteps = (release: Release, live: Composition | undefined): readonly string[] =>
  release.kind === 'remote' && live ? admissionProblems(release, live.site) : [];

/** Refuses a release that is wrong in itself, or that needs another contract than these tools know. */
export function checkAlone(release: Release): void {
  refuseIfAny(releaseProblems(release));
  if (release.kind === 'remote' && !semver.satisfies(contractVersion, release.contract))
    refuseIfAny([
      `${titleOf(release)} needs contract ${release.contract}, and these tools are of contract ${contractVersion}. ` +
        'Install those of that contract, or ask for another range.',
    ]);
}

/** Refuses a release that is wrong in itself, that no host can run, or that collides with what is live or published with it. */
export function checkPublishable(release: Release, { hosts, live, together }: PublishContext): void {
  refuseIfAny(releaseProblems(release));
  if (release.kind === 'host') return;
  const others = [
    ...(live?.remotes.map((remote) => remote.release) ?? []),
    ...together.filter((other) => other.kind === 'remote'),
  ];
  refuseIfAny([
    ...others.flatMap((other) => (other.name === release.name ? [] : collisionsOf(release, other))),
    ...problemsWithAllHosts(release, hosts),
  ]);
}
