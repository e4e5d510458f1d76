/** Folders of the repository that a command works on, and of the packages that come with this one. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (!(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19))) {
  console.error(`Node ${process.version} cannot run this: install Node 20.19, or 22.12 or newer.`);
  process.exit(1);
}

/** @param {string} folder @returns {string[]} it and all above it that are packages, the nearest first */
function packagesFrom(folder) {
  const parent = path.dirname(folder);
  const above = parent === folder ? [] : packagesFrom(parent);
  return existsSync(path.join(folder, 'package.json')) ? [folder, ...above] : above;
}

/**
 * @typedef {object} Manifest
 * @property {string} name
 * @property {string} version
 * @property {string} [type]
 * @property {string} [license]
 * @property {readonly string[]} [workspaces]
 * @property {Readonly<Record<string, string>>} [dependencies]
 * @property {Readonly<Record<string, string>>} [devDependencies]
 * @property {string[]} [leftToNode] packages that a build for Node leaves out: `webpack/node.ts`
 * @property {Readonly<Record<string, string>>} [compiled] folders of TypeScript that Node runs, each with the folder of
 *   its compiled files: `setup/compile.mjs`
 */

/** @param {string} folder of a package @returns {Manifest} its `package.json` */
export const manifestOf = (folder) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

const candidates = packagesFrom(process.cwd());

/** The root folder of the repository around the working directory: the nearest package with workspaces, or else the nearest package. */
export const root =
  candidates.find((folder) => manifestOf(folder).workspaces) ?? candidates[0] ?? process.cwd();

/** Folders of all packages, those that become no release too; `.` where the repository is one package. */
export const workspaces = () => manifestOf(root).workspaces ?? ['.'];

/** @param {...string} parts of a path inside the repository */
export const inRoot = (...parts) => path.join(root, ...parts);

/** @param {string} folder in a package, of sources or of compiled files @returns the package's folder */
export const packageAround = (folder) => packagesFrom(folder)[0] ?? folder;

/**
 * A file of a package that is installed beside this one: in a repository of its own, below `node_modules`.
 *
 * @param {string} name `tooling`, `release` or `shared-types`
 * @param {...string} parts of a path inside the package
 */
export const inPackage = (name, ...parts) => path.resolve(import.meta.dirname, '../..', name, ...parts);
