import semver from 'semver';
import { contractVersion } from 'shared-types/protocol/contract-version';
import { claimsOverlap } from 'shared-types/protocol/routes';
import type { HostRelease, Release, RemoteRelease } from 'shared-types/release';
import { titleOf, type Composition } from '../model/composition.js';
import { admissionProblems, collisionsOf, hostProblemsOf } from '../model/composition-checks.js';
import { ReleaseError } from '../model/release-error.js';
import { releaseProblems } from '../model/release-checks.js';
import { repeatedItems } from '../model/repeated-items.js';

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

type Comparison = (one: RemoteRelease, other: RemoteRelease) => readonly string[];

/** Compares a remote with all others among releases. */
const comparedWith = (releases: readonly Release[], compare: Comparison, remote: RemoteRelease) =>
  releases.flatMap((other) =>
    other.kind === 'host' || other.name === remote.name ? [] : compare(remote, other),
  );

const liveRemotes = (live: Composition | undefined) => live?.remotes.map(({ release }) => release) ?? [];

/** Steps that are left before a release is promoted. Publishing it does not need them. */
export const openSteps = (release: Release, live: Composition | undefined): readonly string[] =>
  release.kind === 'remote' && live
    ? [...admissionProblems(release, live.site), ...comparedWith(liveRemotes(live), repeatedItems, release)]
    : [];

/** Refuses a release that is wrong in itself, or that needs another contract than these tools know. */
export function checkAlone(release: Release): void {
  refuseIfAny(releaseProblems(release));
  if (release.kind === 'remote' && !semver.satisfies(contractVersion, release.contract))
    refuseIfAny([
      `${titleOf(release)} needs contract ${release.contract}, and these tools are of contract ${contractVersion}. ` +
        'Install those of that contract, or ask for another range.',
    ]);
}

/** A remote keeps its name: a version without any address of the live one would take those off the site. */
function takenName(remote: RemoteRelease, live: Composition | undefined): readonly string[] {
  const own = liveRemotes(live).find(({ name }) => name === remote.name);
  if (!own || own.claims.some((claim) => remote.claims.some((other) => claimsOverlap(claim, other))))
    return [];
  return [
    `${titleOf(remote)} has no address of ${titleOf(own)}, which is live (${own.claims.join(', ')}), so it is another remote. ` +
      `Give it another name, publish a version with the old and the new address first, or \`retire ${own.name}\`.`,
  ];
}

/** Refuses a release that is wrong in itself, that no host can run, or that collides with what is live or published with it. */
export function checkPublishable(release: Release, { hosts, live, together }: PublishContext): void {
  refuseIfAny(releaseProblems(release));
  if (release.kind === 'host') return;
  refuseIfAny([
    ...takenName(release, live),
    ...comparedWith([...liveRemotes(live), ...together], collisionsOf, release),
    ...problemsWithAllHosts(release, hosts),
  ]);
}
