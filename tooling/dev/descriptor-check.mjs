/** Checks `remote.json` as publishing does, while it is being written. */
import { existsSync, readFileSync } from 'node:fs';
import { positionAt } from 'shared-types/json/problems';
import { readJson } from 'shared-types/json/read-json';
import { unknownKeys } from '../build/descriptor-keys.mjs';
import { contractVersions } from '../build/release-record.mjs';
import { inRoot } from '../root.mjs';
import { federationId, screenFile, screensOf } from '../webpack/remote.mjs';
import { devVersion } from './configs.mjs';

/** @typedef {import('./problems.mjs').Problem} Problem */
/** @typedef {import('shared-types/release').RemoteRelease} RemoteRelease */

/**
 * @typedef {object} ReleaseChecks of the release tools
 * @property {(bytes: Uint8Array, what: string) => import('shared-types/release').Release} parseRelease
 * @property {(release: import('shared-types/release').Release) => readonly string[]} releaseProblems
 * @property {(one: RemoteRelease, other: RemoteRelease) => readonly string[]} collisionsOf
 * @property {(remote: RemoteRelease, host: import('shared-types/release').HostRelease) => readonly string[]} hostProblemsOf
 */

/** The first value of the file that a message names; the beginning, if there is none. @param {string} text @param {string} message */
function positionOfMessage(text, message) {
  // A message about the whole begins with name and version of the remote.
  const [, about = message] = new RegExp(`^\\S+ ${devVersion}:? (.*)`).exec(message) ?? [];
  const words = about.match(/[\w/:.-]{2,}/g) ?? [];
  const offset = words
    .flatMap((word) => [word, word.replace(/[:.,]+$/, '')])
    .map((word) => text.indexOf(`"${word}"`))
    .find((index) => index >= 0);
  return positionAt(text, offset ?? 0);
}

/** As a build would record it, with every file that it names. @param {any} descriptor */
function releaseOf(descriptor) {
  const {
    name,
    contract,
    claims,
    routes,
    facts = [],
    storage,
    documents,
    describer,
    removed,
    forms,
  } = descriptor;
  return {
    kind: 'remote',
    schema: 1,
    version: devVersion,
    builtAt: '2026-01-01T00:00:00Z',
    source: { commit: '', dirty: true },
    files: {},
    id: federationId(String(name), devVersion),
    shared: {},
    entry: 'entry.js',
    screens: Object.fromEntries(screensOf(routes).map((screen) => [screen, { scripts: [], styles: [] }])),
    ...{ name, contract, claims, routes, facts, storage, documents, describer, removed, forms },
  };
}

/** @param {string} folder @param {any} descriptor @returns {readonly string[]} */
const missingScreens = (folder, descriptor) =>
  screensOf(descriptor.routes)
    .filter((screen) => !existsSync(inRoot(folder, screenFile(screen))))
    .map(
      (screen) =>
        `The screen ${screen} has no file ${screenFile(screen).slice(2)}. Write it, or name another.`,
    );

/** The host that is built from the same sources. @returns {import('shared-types/release').HostRelease} */
const installedHost = () =>
  /** @type {any} */ ({
    kind: 'host',
    name: 'host',
    version: devVersion,
    provides: contractVersions(),
    shared: {},
  });

/** @param {string} folder @param {ReleaseChecks} checks @returns {{ release?: RemoteRelease, messages: readonly string[] }} */
function readRelease(folder, { parseRelease, releaseProblems, hostProblemsOf }) {
  const read = readJson(readFileSync(inRoot(folder, 'remote.json'), 'utf8'), 'remote.json');
  if (read.kind === 'problem') return { messages: [] };
  const descriptor = /** @type {any} */ (read.value);
  try {
    const bytes = Buffer.from(JSON.stringify(releaseOf(descriptor)));
    const release = /** @type {RemoteRelease} */ (parseRelease(bytes, 'remote.json'));
    // The files come with a build.
    const problems = releaseProblems(release).filter((problem) => !problem.includes('is missing: build it'));
    const unfit = hostProblemsOf(release, installedHost());
    return {
      release,
      messages: [...unknownKeys(descriptor), ...problems, ...unfit, ...missingScreens(folder, descriptor)],
    };
  } catch (error) {
    return { messages: [error instanceof Error ? error.message : String(error)] };
  }
}

/**
 * @param {string} folder of the remote
 * @param {{ checks: ReleaseChecks, others: readonly string[] }} context `others`: folders of the remotes beside it
 * @returns {readonly Problem[]}
 */
export function descriptorProblems(folder, { checks, others }) {
  const file = `${folder}/remote.json`;
  const text = readFileSync(inRoot(file), 'utf8');
  const read = readJson(text, file);
  if (read.kind === 'problem') {
    const { isWarning: _, message, ...position } = read.problem;
    return [{ kind: 'Contract', package: folder, ...position, text: message }];
  }
  const { release, messages } = readRelease(folder, checks);
  const collisions = others.flatMap((other) => {
    const { release: otherRelease } = readRelease(other, checks);
    return release && otherRelease ? checks.collisionsOf(release, otherRelease) : [];
  });
  return [...messages, ...collisions].map((message) => ({
    kind: 'Contract',
    package: folder,
    file,
    ...positionOfMessage(text, message),
    text: message,
  }));
}
