/** The packages that become releases, and the version that a build of their present sources has. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot, manifestOf, root } from '../root.mjs';
import { lockedDependencies } from './locked-dependencies.mjs';

/**
 * @typedef {object} LocalPackage
 * @property {string} folder   `remote-catalogue`
 * @property {string} name     of its releases: `catalogue`
 * @property {string} version  `0.0.0-local.h<12 hex>`, made from everything that its build reads
 * @property {number} sizeBytes  of its sources
 * @property {string} [dataFolder] from the root, with the data to build in the place of the package's own
 */

/** What is in a package's folder without being a source of a build. */
const notSources =
  /(^|\/)(node_modules|dist|\.types)(\/|$)|\.test\.(tsx?|mjs)$|\.tsbuildinfo$|^shared-types\/(testing$|CHANGELOG\.md$)/;

/** What every build reads beside its package. The types of the tests' matchers and the tools around it do not count. */
const readByEveryBuild = [
  'host/brand',
  'shared-types',
  'tooling/build',
  'tooling/pictures',
  'tooling/webpack',
  'tooling/build.mjs',
  'tooling/root.mjs',
  'tooling/shared-modules.mjs',
  'tooling/types/files.d.ts',
  'tooling/tsconfig.base.json',
];

/** Folders of all packages, those that become no release too; `.` where the repository is one package. */
export const workspaces = () => manifestOf(root).workspaces ?? ['.'];

/** The folder of the package, where the repository is one. */
export const onlyPackage = () => (manifestOf(root).workspaces ? undefined : '.');

/** @returns {readonly string[]} those that have a `remote.json`, from the root */
export const remoteFolders = () => workspaces().filter((folder) => existsSync(inRoot(folder, 'remote.json')));

/** @returns {readonly string[]} the host first, then the remotes */
export const packageFolders = () => [
  ...workspaces().filter((folder) => folder === 'host'),
  ...remoteFolders(),
];

/** @param {string} name of a package */
const withoutKind = (name) => name.replace(/^remote-/, '');

/** @param {string} folder of a package, from the root @returns {string} name of its releases: `catalogue` */
export const releaseName = (folder) => withoutKind(manifestOf(inRoot(folder)).name);

/**
 * The folder of a package by its name or that of its releases: `catalogue` and `remote-catalogue` are one.
 *
 * @param {string} name
 * @param {readonly string[]} [folders] to choose from
 * @returns {string}
 * @throws an error that lists the names
 */
export function packageNamed(name, folders = workspaces()) {
  const folder = folders.find((candidate) => releaseName(candidate) === withoutKind(name));
  if (folder) return folder;
  throw new Error(`There is no package '${name}'. Choose from: ${folders.map(releaseName).join(', ')}.`);
}

/** @param {string} place a file or a folder, from the root @returns {string[]} its files */
function filesOf(place) {
  if (notSources.test(place)) return [];
  if (statSync(inRoot(place)).isFile()) return [place];
  return readdirSync(inRoot(place)).flatMap((entry) => filesOf(path.posix.join(place, entry)));
}

/**
 * Equal files give the equal digest on any machine and in any folder.
 *
 * @param {readonly string[]} places files and folders, from the root
 * @param {string} [text] of something else that counts
 * @returns {Promise<string>} hexadecimal SHA-256 of all their files
 */
export async function digestOf(places, text = '') {
  const files = places.flatMap(filesOf).sort();
  const contents = await Promise.all(files.map((file) => readFile(inRoot(file))));
  const hash = createHash('sha256').update(text);
  files.forEach((file, index) =>
    hash.update(`${file}\0${contents[index]?.length}\0`).update(contents[index] ?? ''),
  );
  return hash.digest('hex');
}

/**
 * @param {string} folder of a package, absolute
 * @returns {Promise<string>} digest of what decides how its files are compiled: loaders, their options, compilers
 */
export function compilersDigest(folder) {
  const place = path.relative(root, folder).replaceAll(path.sep, '/');
  const own = filesOf(place).filter((file) => /\.(mjs|cjs)$/.test(file));
  return digestOf([...own, ...readByEveryBuild], lockedDependencies(place));
}

/** The program that makes data reads no module as a file: what it imports is part of it. */
const modules = /\/src\/.*\.(tsx?|css)$/;

/**
 * @param {string} folder of a package, absolute
 * @param {string} [dataFolder] from the root, with the data to build in the place of the package's own
 * @returns {Promise<string>} digest of the files that the program which makes the data may read
 */
export function dataDigest(folder, dataFolder) {
  const place = path.relative(root, folder).replaceAll(path.sep, '/');
  const files = filesOf(place).filter((file) => !modules.test(file));
  return digestOf([...files, ...(dataFolder ? [dataFolder] : [])]);
}

/**
 * @param {Readonly<Record<string, string>>} [dataFolders] of packages that are built from other data than their own
 * @returns {Promise<readonly LocalPackage[]>}
 */
export const localPackages = (dataFolders = {}) =>
  Promise.all(
    packageFolders().map(async (folder) => {
      const dataFolder = dataFolders[folder];
      const places = [folder, ...readByEveryBuild, ...(dataFolder ? [dataFolder] : [])];
      const digest = await digestOf(places, lockedDependencies(folder));
      const sizeBytes = filesOf(folder).reduce((sum, file) => sum + statSync(inRoot(file)).size, 0);
      return {
        folder,
        name: releaseName(folder),
        version: `0.0.0-local.h${digest.slice(0, 12)}`,
        sizeBytes,
        ...(dataFolder && { dataFolder }),
      };
    }),
  );
