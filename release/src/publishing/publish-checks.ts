import type { HostRelease, Release, RemoteRelease } from 'shared-types/release';
import { titleOf, type Composition } from '../model/composition.js';
import { admissionProblems, collisionsOf, hostProblemsOf } from '../model/composition-checks.js';
import { ReleaseError } from '../model/release-error.js';
import { releaseProblems } from '../model/release-checks.js';

export interface PublishContext {
  /** All published hosts, oldest first. */
  readonly hosts: readonly HostRelease[];
  readonly live: Composition | undefined;
}

/** Refuses with all problems at once. */
export function refuseIfAny(problems: readonly string[]): void {
  if (problems.length > 0) throw new ReleaseError('refused', problems.join('\n'));
}

/** Why no published host can run a remote: the problems with the newest one. */
function problemsWithAllHosts(remote: RemoteRelease, hosts: readonly HostRelease[]): readonly string[] {
  const problems = hosts.map((host) => hostProblemsOf(remote, host));
  if (problems.some((list) => list.length === 0)) return [];
  return problems.at(-1) ?? [`${titleOf(remote)} needs a host, and none is published. Publish a host first.`];
}

function problemsWithLive(remote: RemoteRelease, { remotes }: Composition): readonly string[] {
  const others = remotes.filter(({ release }) => release.name !== remote.name);
  return others.flatMap(({ release }) => collisionsOf(remote, release));
}

/** What is left to do before a release can be promoted. Publishing it does not need that. */
export const openSteps = (release: Release, live: Composition | undefined): readonly string[] =>
  release.kind === 'remote' && live ? admissionProblems(release, live.site) : [];

/** Refuses a release that is wrong in itself, that no host can run, or that collides with what is live. */
export function checkPublishable(release: Release, { hosts, live }: PublishContext): void {
  refuseIfAny(releaseProblems(release));
  if (release.kind === 'host') return;
  refuseIfAny([...(live ? problemsWithLive(release, live) : []), ...problemsWithAllHosts(release, hosts)]);
}
