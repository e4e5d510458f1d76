/** Writes `release.json` from what was built. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { federationId } from 'shared-types/protocol/federation-id';
import { contractVersion } from 'shared-types/protocol/contract-version';
import { mediaTypeOf } from 'shared-types/schemas/media-type';
import { neededRanges, providedVersions } from '../shared-modules.mjs';
import { root } from '../root.mjs';
import { exposedBy, readDescriptor } from '../webpack/remote.mjs';

/** @typedef {import('shared-types/release').Release} Release */

/**
 * @typedef {object} Build
 * @property {string} folder
 * @property {string} version
 * @property {string} outputFolder
 * @property {import('webpack').StatsCompilation} stats
 * @property {Release | undefined} earlier
 */

/**
 * @param {string} outputFolder
 * @returns {Release['files']}
 */
function filesOf(outputFolder) {
  const names = fs
    .readdirSync(outputFolder, { recursive: true })
    .map(String)
    .filter((name) => fs.statSync(path.join(outputFolder, name)).isFile())
    .sort();
  return Object.fromEntries(
    names.map((name) => {
      const bytes = fs.readFileSync(path.join(outputFolder, name));
      const sha256 = createHash('sha256').update(bytes).digest('base64');
      return [name, { size: bytes.length, sha256, type: mediaTypeOf(name) }];
    }),
  );
}

/** @param {string[]} parameters */
const git = (parameters) => {
  try {
    return execFileSync('git', parameters, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return '';
  }
};

/** @param {Build} build */
function originOf({ folder, earlier }) {
  const commit = git(['rev-parse', 'HEAD']);
  const isDirty =
    commit === '' ||
    git(['status', '--porcelain', '--', folder, 'host/brand', 'shared-types', 'tooling']) !== '';
  const committedAt = git(['log', '-1', '--format=%cI']);
  const builtAt = isDirty ? new Date() : new Date(committedAt);
  return {
    builtAt: earlier?.builtAt ?? builtAt.toISOString(),
    source: { commit, dirty: isDirty },
  };
}

/** @param {Build} build */
const common = (build) => ({
  schema: /** @type {const} */ (1),
  version: build.version,
  ...originOf(build),
  files: filesOf(build.outputFolder),
});

/**
 * @param {Build} build
 * @param {string} group name of the chunk group
 */
function groupFiles({ stats }, group) {
  const assets = stats.namedChunkGroups?.[group]?.assets ?? [];
  const names = assets.map(({ name }) => name);
  return {
    scripts: names.filter((name) => name.endsWith('.js')),
    styles: names.filter((name) => name.endsWith('.css')),
  };
}

/** @param {Build} build */
const fontsOf = ({ stats }) =>
  (stats.assets ?? []).filter(({ name }) => name.endsWith('.woff2')).map(({ name }) => `/${name}`);

/** @param {string} folder @param {string} name */
const hostList = (folder, name) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8'));

/**
 * @param {Build} build
 * @returns {import('shared-types/release').HostRelease}
 */
export const hostRecord = (build) => ({
  ...common(build),
  kind: 'host',
  name: 'host',
  facts: [],
  storage: hostList(build.folder, 'storage.json'),
  provides: [contractVersion],
  shared: providedVersions(build.folder),
  ...groupFiles(build, 'main'),
  later: groupFiles(build, 'deferred'),
  boot: 'boot.js',
  fonts: fontsOf(build),
  links: hostList(build.folder, 'links.json'),
});

/**
 * @param {Build} build
 * @returns {import('shared-types/release').RemoteRelease}
 */
export function remoteRecord(build) {
  const descriptor = readDescriptor(build.folder);
  const { name } = descriptor;
  return {
    ...common(build),
    facts: [],
    ...descriptor,
    kind: 'remote',
    id: federationId(name, build.version),
    shared: rangesTaken(build),
    entry: 'entry.js',
    screens: Object.fromEntries(
      exposedBy(descriptor).map(({ name: exposed }) => [exposed, groupFiles(build, exposed)]),
    ),
  };
}

/**
 * Only what the built files really ask for: a remote is not refused for a module that it never uses.
 *
 * @param {Build} build
 */
function rangesTaken({ folder, outputFolder }) {
  const scripts = fs.readdirSync(outputFolder).filter((name) => name.endsWith('.js'));
  const text = scripts.map((name) => fs.readFileSync(path.join(outputFolder, name), 'utf8')).join('\n');
  const isUsed = (/** @type {string} */ specifier) =>
    text.includes(`"${specifier}"`) || text.includes(`'${specifier}'`);
  return Object.fromEntries(Object.entries(neededRanges(folder)).filter(([specifier]) => isUsed(specifier)));
}
