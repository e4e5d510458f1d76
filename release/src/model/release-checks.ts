import { reservedSegments } from 'shared-types/protocol/addresses';
import { factFile, hostFactNames } from 'shared-types/protocol/facts';
import { federationId } from 'shared-types/protocol/federation-id';
import { hasParameters, isInside } from 'shared-types/protocol/routes';
import type { HostRelease, Release, RemoteRelease } from 'shared-types/release';
import { titleOf } from './composition.js';
import { configurationName } from './release-target.js';

/** Modules that a release is rendered with. */
export const rendererFile = 'node/render.cjs';

/** Module of a screen that is rendered ahead. */
export const screenFile = (screen: string): string => `node/${screen}.cjs`;

/** Module that makes documents. */
export const documentsFile = (name: string): string => `node/documents/${name}.cjs`;

/** Copy of `remote.json`: the host reads the items of the navigation there. */
export const descriptorFile = 'remote.json';

/** Module that describes the pages. */
export const describerFile = (name: string): string => `node/describers/${name}.cjs`;

function* filesNamedBy(release: Release): Iterable<string> {
  yield* release.facts.map(factFile);
  if (release.kind === 'host') {
    const { scripts, styles, later, boot } = release;
    yield* [...scripts, ...styles, ...later.scripts, ...later.styles, boot, rendererFile];
    return;
  }
  yield release.entry;
  for (const { scripts, styles } of Object.values(release.screens)) yield* [...scripts, ...styles];
  yield* release.routes.filter(({ ui }) => !ui).map(({ screen }) => screenFile(screen));
  yield* (release.documents ?? []).map(documentsFile);
  if (release.describer !== undefined) yield describerFile(release.describer);
  if (release.navigation) yield descriptorFile;
}

function* routeProblems(release: RemoteRelease): Iterable<string> {
  const seen = new Set<string>();
  for (const { path, screen, heading, words } of release.routes) {
    if (!release.claims.some((claim) => isInside(path, claim))) {
      yield `route ${path} is outside its claims ${release.claims.join(', ')}: claim it, or move the route`;
    }
    if (!Object.hasOwn(release.screens, screen)) {
      yield `route ${path} names the screen ${screen}, which is not exposed: build it, or name another`;
    }
    if ((heading ?? words) !== undefined && hasParameters(path))
      yield `route ${path} has parameters and a heading or words: give those to routes that are one page`;
    if (seen.has(path)) yield `route ${path} stands twice: remove one`;
    seen.add(path);
  }
}

function* slotProblems({ slots = {}, screens, routes }: RemoteRelease): Iterable<string> {
  for (const [slot, { screen }] of Object.entries(slots)) {
    if (
      slot !== 'quickPanel' &&
      (screen === slots.quickPanel?.screen || routes.some((route) => route.screen === screen))
    )
      yield `the slot ${slot} names the screen ${screen} of a route or of the quick panel: name a module of its own`;
    if (!Object.hasOwn(screens, screen))
      yield `the slot ${slot} names the screen ${screen}, which is not exposed: build it, or name another`;
  }
}

function* removedProblems({ removed = [], claims, routes }: RemoteRelease): Iterable<string> {
  for (const path of removed) {
    if (!claims.some((claim) => isInside(path, claim)))
      yield `the removed page ${path} is outside its claims ${claims.join(', ')}: claim it, or leave it out`;
    if (routes.some((route) => route.path === path))
      yield `${path} is removed and a route: leave it out of one of them`;
  }
}

function* remoteProblems(release: RemoteRelease): Iterable<string> {
  if (release.name === configurationName)
    yield `the name ${configurationName} stands for the site configuration: rename it`;
  if (release.name === 'host') yield 'a remote cannot be named host: rename it';
  const id = federationId(release.name, release.version);
  if (release.id !== id)
    yield `its federation name is ${release.id} and must be ${id}: build it with the tooling`;
  for (const claim of release.claims) {
    const [, first = ''] = claim.split('/');
    if (reservedSegments.includes(first)) yield `${claim} is not for pages: claim another path`;
  }
  for (const fact of release.facts.filter((name) => hostFactNames.includes(name))) {
    yield `the fact ${fact} is made by the host: rename it`;
  }
  for (const fact of release.facts.filter(
    (name) => name.includes('.') && !name.startsWith(`${release.name}.`),
  )) {
    yield `the fact ${fact} has the name of another remote: call it ${release.name}${fact.replace(/^[^.]*/, '')}`;
  }
  yield* routeProblems(release);
  yield* slotProblems(release);
  yield* removedProblems(release);
}

const hostProblems = ({ name }: HostRelease) =>
  name === 'host' ? [] : ['a host must be named host: rename it'];

/** Files that a release names as its own and that its list of files lacks. */
export const missingFiles = (release: Release): readonly string[] =>
  [...new Set(filesNamedBy(release))].filter((file) => !Object.hasOwn(release.files, file));

/** Problems of a release, whatever else is live. */
export function releaseProblems(release: Release): readonly string[] {
  return [
    ...(release.kind === 'host' ? hostProblems(release) : remoteProblems(release)),
    ...missingFiles(release).map((file) => `the file ${file} is missing: build it again`),
  ].map((problem) => `${titleOf(release)}: ${problem}.`);
}
