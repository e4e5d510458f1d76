/** Installs what the lock file asks for, if it is not there. Imports Node's own modules only. */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inTurn } from '../run/checkout.mjs';
import { inRoot } from '../root.mjs';
import { runCommand } from '../run/command.mjs';

/** @typedef {{ version?: string, link?: boolean, optional?: boolean }} LockedPackage */
/** @typedef {Readonly<Record<string, LockedPackage>>} LockedPackages */

/** @param {string} file @returns {Promise<LockedPackages>} what a lock file lists, by folder */
async function lockedPackages(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8')).packages;
  } catch {
    return {};
  }
}

/**
 * Compares the lock file with the record that npm leaves at the end of an install, so that a run that was ended midway,
 * or a lock file that came with a pull, is noticed.
 *
 * @param {LockedPackages} wanted
 * @param {LockedPackages} installed
 */
export function isInstalled(wanted, installed) {
  return Object.entries(wanted)
    .filter(([folder, { optional }]) => folder.includes('node_modules/') && !optional)
    .every(([folder, { version, link }]) => {
      const found = installed[folder];
      return found !== undefined && found.version === version && found.link === link;
    });
}

/**
 * npm writes its record at the end and removes it at no certain time, so a run that was killed may leave it beside folders
 * that are gone.
 *
 * @param {string} root      folder of the repository
 * @param {LockedPackages} installed
 * @returns {Promise<boolean>} whether each package is there in its version
 */
export async function areThere(root, installed) {
  const checks = Object.entries(installed).map(async ([folder, { version, link }]) => {
    const text = await readFile(path.join(root, folder, 'package.json'), 'utf8').catch(() => undefined);
    return text !== undefined && (link === true || JSON.parse(text).version === version);
  });
  return (await Promise.all(checks).catch(() => [false])).every(Boolean);
}

/**
 * What is installed: everything, or what builds and serves the site, which takes a quarter of the time.
 *
 * @typedef {'everything' | 'site'} Extent
 */

/** Workspaces that only tests and measurements need. What the root's own package.json lists is for them, too. */
const besideTheSite = ['e2e', 'bench'];

const lockFile = inRoot('package-lock.json');

/** Holds the digest of the lock file after an install for the site. npm removes it with all of node_modules. */
const siteRecord = inRoot('node_modules/.installed-for-site');

const lockDigest = async () =>
  createHash('sha256')
    .update(await readFile(lockFile))
    .digest('hex');

/** @returns {Promise<boolean>} whether the last install was for the site, from this lock file */
const isForSite = async () => (await readFile(siteRecord, 'utf8').catch(() => '')) === (await lockDigest());

/** @param {Extent} extent @returns {Promise<boolean>} */
async function isWhole(extent) {
  const wanted = await lockedPackages(lockFile);
  const installed = await lockedPackages(inRoot('node_modules/.package-lock.json'));
  const isEnough = isInstalled(wanted, installed) || (extent === 'site' && (await isForSite()));
  return isEnough && (await areThere(inRoot(), installed));
}

/** @param {Extent} extent @returns {Promise<string[]>} options of `npm ci` */
async function workspaceOptions(extent) {
  if (extent === 'everything') return [];
  const { workspaces } = JSON.parse(await readFile(inRoot('package.json'), 'utf8'));
  return workspaces
    .filter((/** @type {string} */ name) => !besideTheSite.includes(name))
    .map((/** @type {string} */ name) => `--workspace=${name}`);
}

/**
 * What npm has in its cache need not be asked for again: the lock file has the digest of each package.
 *
 * @param {Extent} extent
 */
async function install(extent) {
  const command = ['npm', 'ci', ...(await workspaceOptions(extent))];
  const { code } = await runCommand([...command, '--prefer-offline']);
  if (code === 0) return;
  const { code: laterCode, output } = await runCommand(command);
  if (laterCode !== 0) throw new Error(`npm ci failed:\n${output}`);
}

/**
 * @param {Extent} [extent]
 * @throws an error with npm's messages, if they cannot be installed
 */
export async function installWhatIsMissing(extent = 'everything') {
  if (await isWhole(extent)) return;
  await inTurn(async () => {
    // The process before may have installed the same.
    if (await isWhole(extent)) return;
    const what = extent === 'site' ? 'what the site needs of the packages' : 'the packages';
    console.log(`Installing ${what} of package-lock.json (npm ci) …`);
    await install(extent);
    if (extent === 'site') await writeFile(siteRecord, await lockDigest());
  });
}
