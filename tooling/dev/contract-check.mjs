/** Checks `remote.json` as publishing does, while it is being written. */
import { contractVersion } from 'shared-types/protocol/contract-version';
import { federationId } from 'shared-types/protocol/federation-id';
import { sourceProblems } from '../build/check-screens.mjs';
import { failureText } from '../run/failure.mjs';
import { inRoot } from '../root.mjs';
import { packageFolders } from '../site/packages.mjs';
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

/** The host that is built from the same sources. @returns {import('shared-types/release').HostRelease} */
const presentHost = () =>
  /** @type {any} */ ({
    kind: 'host',
    name: 'host',
    version: devVersion,
    provides: [contractVersion],
    shared: {},
  });

/**
 * @param {string} folder of the remote
 * @param {{ rules: PublishingRules, others: readonly string[] }} context `others`: folders of the remotes beside it
 * @returns {readonly string[]}
 */
export function contractProblems(folder, { rules, others }) {
  try {
    const release = releaseOf(readDescriptor(inRoot(folder)));
    return [
      ...sourceProblems(inRoot(folder)),
      // The files come with a build.
      ...rules.releaseProblems(release).filter((problem) => !problem.includes('is missing: build it')),
      ...rules.hostProblemsOf(release, presentHost()),
      ...others.flatMap((other) => rules.collisionsOf(release, releaseOf(readDescriptor(inRoot(other))))),
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
  const others = packageFolders().filter((other) => other !== 'host' && other !== folder);
  const builtScreens = screensIn(folder);
  return {
    apply: (compiler) => {
      compiler.hooks.make.tap('contract', ({ errors }) => {
        const problems = [...contractProblems(folder, { rules, others })];
        if (problems.length === 0 && screensIn(folder) !== builtScreens)
          problems.push(
            `${folder}/remote.json: the screens have changed. Start npm run dev again to build them.`,
          );
        for (const problem of problems) errors.push(new compiler.webpack.WebpackError(problem));
      });
    },
  };
}
