import semver from 'semver';
import { suggestion } from 'shared-types/json/nearest-name';
import { claimsOverlap } from 'shared-types/protocol/routes';
import { isDeclaredBy } from 'shared-types/protocol/stored-keys';
import type { HostRelease, Release, RemoteRelease, SiteConfiguration } from 'shared-types/release';
import { titleOf } from './composition.js';

const includePrerelease = true;

function sharedProblems(remote: RemoteRelease, host: HostRelease): readonly string[] {
  const provides = (module: string, range: string) =>
    semver.satisfies(host.shared[module] ?? '', range, { includePrerelease });
  return Object.entries(remote.shared)
    .filter(([module, range]) => !provides(module, range))
    .map(
      ([module, range]) =>
        `${titleOf(remote)} needs ${module} ${range}, ${titleOf(host)} provides ${host.shared[module] ?? 'none'}. ` +
        'Build the remote with a range that the host satisfies, or a host that offers it.',
    );
}

/** Reasons why a remote cannot run in a host: contract, shared modules, then what both would own. */
export function hostProblemsOf(remote: RemoteRelease, host: HostRelease): readonly string[] {
  const { contract } = remote;
  const isProvided = host.provides.some((version) =>
    semver.satisfies(version, contract, { includePrerelease }),
  );
  const contractProblem =
    `${titleOf(remote)} needs contract ${contract}, ${titleOf(host)} provides ${host.provides.join(', ')}. ` +
    'Promote a host that provides it, or build the remote against that contract.';
  return [
    ...(isProvided ? [] : [contractProblem]),
    ...sharedProblems(remote, host),
    ...collisionsOf(remote, host),
  ];
}

/** True if two keys can be the same; `*` at an end stands for any text. */
const overlap = (one: string, other: string) => isDeclaredBy(one, other) || isDeclaredBy(other, one);

/** Routes of a remote are inside its claims. */
const sharedPlaces = (one: RemoteRelease, other: RemoteRelease): readonly string[] => [
  ...one.claims.flatMap((claim) =>
    other.claims
      .filter((claimed) => claimsOverlap(claim, claimed))
      .map((claimed) => `claim the same paths: ${claim} and ${claimed}`),
  ),
  ...Object.keys(one.slots ?? {})
    .filter((slot) => Object.hasOwn(other.slots ?? {}, slot))
    .map((slot) => `fill the same slot ${slot}`),
];

/** Reasons why two packages cannot be live together: each part of a site has one owner. */
export function collisionsOf(one: Release, other: Release): readonly string[] {
  const shared = [
    ...(one.kind === 'remote' && other.kind === 'remote' ? sharedPlaces(one, other) : []),
    ...one.facts.filter((fact) => other.facts.includes(fact)).map((fact) => `offer the same fact ${fact}`),
    ...one.storage
      .filter(({ store, key }) =>
        other.storage.some((entry) => entry.store === store && overlap(entry.key, key)),
      )
      .map(({ store, key }) => `declare the same storage: ${store} ${key}`),
  ];
  return shared.map((what) => `${titleOf(one)} and ${titleOf(other)} ${what}. Change one of them.`);
}

/** Reasons why a site does not take a remote. */
export function admissionProblems({ name }: RemoteRelease, site: SiteConfiguration): readonly string[] {
  if (site.remotes.includes(name)) return [];
  const admitted = site.remotes.join(', ');
  return [
    `The site configuration does not admit ${name}, only ${admitted}. Promote it with a site configuration that has "${name}" in its \`remotes\`: --site FILE. \`preview\` shows it without.`,
  ];
}

/** A misspelt form would send its answers to the company's general address. */
function mailboxProblems(remotes: readonly RemoteRelease[], { enquiries }: SiteConfiguration) {
  const forms = remotes.flatMap((remote) => Object.keys(remote.forms ?? {}));
  if (forms.length === 0) return [];
  return Object.keys(enquiries.mailboxes ?? {})
    .filter((name) => !forms.includes(name))
    .map(
      (name) =>
        `enquiries.mailboxes of the site configuration names ${name}, which is no form of a live remote: ${suggestion(name, forms)}`,
    );
}

/** Reasons why these releases cannot be live together; empty if they can. */
export function compositionProblems(
  host: HostRelease,
  remotes: readonly RemoteRelease[],
  site: SiteConfiguration,
): readonly string[] {
  return [
    ...remotes.flatMap((remote, index) => [
      ...admissionProblems(remote, site),
      ...hostProblemsOf(remote, host),
      ...remotes.slice(index + 1).flatMap((other) => collisionsOf(remote, other)),
    ]),
    ...mailboxProblems(remotes, site),
  ];
}
