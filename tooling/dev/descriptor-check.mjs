/** Checks `remote.json` as publishing does, while it is being written. */
import { existsSync, readFileSync } from 'node:fs';
import { positionAt } from 'shared-types/json/problems';
import { readRecord } from 'shared-types/json/read-record';
import { contractVersion } from 'shared-types/protocol/contract-version';
import { federationId } from 'shared-types/protocol/federation-id';
import { descriptorSchema } from 'shared-types/schemas/descriptor';
import { inRoot } from '../root.mjs';
import { exposedBy } from '../webpack/remote.mjs';
import { devVersion } from './configs.mjs';

/** @typedef {import('./problems.mjs').Problem} Problem */
/** @typedef {import('shared-types').RemoteDescriptor} RemoteDescriptor */
/** @typedef {import('shared-types/json/problems').Problem} TextProblem */
/** @typedef {import('shared-types/release').RemoteRelease} RemoteRelease */

/** @typedef {typeof import('release/dist/model/release-checks.js')} ReleaseRules */
/** @typedef {typeof import('release/dist/model/composition-checks.js')} CompositionRules */

/** @typedef {Pick<ReleaseRules & CompositionRules, 'releaseProblems' | 'collisionsOf' | 'hostProblemsOf'>} ReleaseChecks of the release tools */

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

/** As a build would record it, without its files. @param {RemoteDescriptor} descriptor @returns {RemoteRelease} */
const releaseOf = (descriptor) => ({
  facts: [],
  ...descriptor,
  kind: 'remote',
  schema: 1,
  version: devVersion,
  builtAt: '2026-01-01T00:00:00Z',
  source: { commit: '', dirty: true },
  files: {},
  id: federationId(descriptor.name, devVersion),
  shared: {},
  entry: 'entry.js',
  screens: Object.fromEntries(exposedBy(descriptor).map(({ name }) => [name, { scripts: [], styles: [] }])),
});

/** @param {string} folder @param {RemoteDescriptor} descriptor @returns {readonly string[]} */
const missingScreens = (folder, descriptor) =>
  exposedBy(descriptor)
    .filter(({ file }) => !existsSync(inRoot(folder, file)))
    .map(({ name, file }) => `The screen ${name} has no file ${file.slice(2)}. Write it, or name another.`);

/** The host that is built from the same sources. @returns {import('shared-types/release').HostRelease} */
const installedHost = () =>
  /** @type {any} */ ({
    kind: 'host',
    name: 'host',
    version: devVersion,
    provides: [contractVersion],
    shared: {},
  });

/**
 * @param {string} folder
 * @param {ReleaseChecks} checks
 * @returns {{ release?: RemoteRelease, problems?: readonly TextProblem[], messages: readonly string[] }}
 */
function readRelease(folder, { releaseProblems, hostProblemsOf }) {
  const text = readFileSync(inRoot(folder, 'remote.json'), 'utf8');
  const read = readRecord(descriptorSchema, text, `${folder}/remote.json`);
  if (read.kind === 'invalid') return { problems: read.problems, messages: [] };
  const release = releaseOf(read.value);
  // The files come with a build.
  const problems = releaseProblems(release).filter((problem) => !problem.includes('is missing: build it'));
  const unfit = hostProblemsOf(release, installedHost());
  return { release, messages: [...problems, ...unfit, ...missingScreens(folder, read.value)] };
}

/**
 * @param {string} folder of the remote
 * @param {{ checks: ReleaseChecks, others: readonly string[] }} context `others`: folders of the remotes beside it
 * @returns {readonly Problem[]}
 */
export function descriptorProblems(folder, { checks, others }) {
  const text = readFileSync(inRoot(folder, 'remote.json'), 'utf8');
  const { release, problems = [], messages } = readRelease(folder, checks);
  const collisions = others.flatMap((other) => {
    const { release: otherRelease } = readRelease(other, checks);
    return release && otherRelease ? checks.collisionsOf(release, otherRelease) : [];
  });
  const placed = [...messages, ...collisions].map((message) => ({
    ...positionOfMessage(text, message),
    message,
  }));
  return [...problems, ...placed].map(({ line, column, message }) => ({
    kind: 'Contract',
    package: folder,
    file: `${folder}/remote.json`,
    line,
    column,
    text: message,
  }));
}
