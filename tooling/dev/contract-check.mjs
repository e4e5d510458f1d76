/** Checks `remote.json` as publishing does, while it is being written. */
import fs from 'node:fs';
import path from 'node:path';
import { problemLine } from 'shared-types/json/problems';
import { readJson } from 'shared-types/json/read-json';
import { contractVersion } from 'shared-types/protocol/contract-version';
import { federationId } from 'shared-types/protocol/federation-id';
import { sourceProblems } from '../build/check-screens.mjs';
import { failureText } from '../run/failure.mjs';
import { inRoot } from '../root.mjs';
import { remoteFolders } from '../site/packages.mjs';
import { releaseChecks } from '../site/release-tools.mjs';
import { exposedBy, readDescriptor } from '../webpack/remote.mjs';
import { devVersion } from './dev-site.mjs';

/** @typedef {import('shared-types').RemoteDescriptor} RemoteDescriptor */
/** @typedef {import('shared-types/release').RemoteRelease} RemoteRelease */

/** @typedef {Pick<Awaited<ReturnType<typeof releaseChecks>>, 'releaseProblems' | 'collisionsOf' | 'hostProblemsOf'>} PublishingRules */

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

/** The host that is built from the same sources; where there is none, any host of the installed contract. @returns {import('shared-types/release').HostRelease} */
const presentHost = () =>
  /** @type {any} */ ({
    kind: 'host',
    name: 'host',
    version: devVersion,
    provides: [contractVersion],
    shared: {},
    facts: [],
    storage: fs.existsSync(inRoot('host'))
      ? JSON.parse(fs.readFileSync(inRoot('host/storage.json'), 'utf8'))
      : [],
  });

/** @param {RemoteDescriptor} descriptor @returns {{ path: (string | number)[], rest: any }[]} its parts, each with what is left without it */
const partsOf = (descriptor) =>
  Object.entries({ ...descriptor, name: [] }).flatMap(([key, value]) =>
    Array.isArray(value)
      ? value.map((_, index) => ({
          path: [key, index],
          rest: { ...descriptor, [key]: value.toSpliced(index, 1) },
        }))
      : [{ path: [key], rest: { ...descriptor, [key]: undefined } }],
  );

/**
 * Puts before each problem where it stands: at the first part of `remote.json` without which it is gone.
 *
 * @param {string} file
 * @param {RemoteDescriptor} descriptor
 * @param {(descriptor: RemoteDescriptor) => readonly string[]} problemsOf
 */
function placedProblems(file, descriptor, problemsOf) {
  const json = readJson(fs.readFileSync(inRoot(file), 'utf8'), file);
  return problemsOf(descriptor).map((message) => {
    const part = partsOf(descriptor).find(({ rest }) => !problemsOf(rest).includes(message));
    const place = json.kind === 'json' ? json.positionOf(part?.path ?? []) : { line: 1, column: 1 };
    return problemLine({ file, ...place, message, isWarning: false });
  });
}

/**
 * @param {string} folder of the remote
 * @param {{ rules: PublishingRules, others: readonly string[] }} context `others`: folders of the remotes beside it
 * @returns {readonly string[]}
 */
export function contractProblems(folder, { rules, others }) {
  try {
    const host = presentHost();
    const neighbours = others.map((other) => releaseOf(readDescriptor(inRoot(other))));
    const problemsOf = (/** @type {RemoteDescriptor} */ descriptor) => {
      const release = releaseOf(descriptor);
      return [
        // The files come with a build.
        ...rules.releaseProblems(release).filter((problem) => !problem.includes('is missing: build it')),
        ...rules.hostProblemsOf(release, host),
        ...neighbours.flatMap((other) => rules.collisionsOf(release, other)),
      ];
    };
    const descriptor = readDescriptor(inRoot(folder));
    return [
      ...sourceProblems(inRoot(folder)),
      ...placedProblems(path.join(folder, 'remote.json'), descriptor, problemsOf),
    ];
  } catch (error) {
    return [failureText(error)];
  }
}

/** @param {string} folder */
const screensIn = (folder) =>
  exposedBy(readDescriptor(inRoot(folder)))
    .map(({ name }) => name)
    .join();

/** @param {string} folder of the remote @returns {Promise<import('webpack').WebpackPluginInstance>} */
export async function contractCheck(folder) {
  const rules = await releaseChecks();
  const others = remoteFolders().filter((other) => other !== folder);
  const builtScreens = screensIn(folder);
  return {
    apply: (compiler) => {
      compiler.hooks.make.tap('contract', ({ errors }) => {
        const problems = [...contractProblems(folder, { rules, others })];
        if (problems.length === 0 && screensIn(folder) !== builtScreens)
          problems.push(
            `${path.join(folder, 'remote.json')}: the screens have changed. Start npm run dev again to build them.`,
          );
        for (const problem of problems) errors.push(new compiler.webpack.WebpackError(problem));
      });
    },
  };
}
