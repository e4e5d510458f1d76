/** Installs what the lock file asks for, if it is not there. Imports Node's own modules only. */
import { readFile } from 'node:fs/promises';
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

/** @returns {Promise<boolean>} */
async function isWhole() {
  const wanted = await lockedPackages(inRoot('package-lock.json'));
  const installed = await lockedPackages(inRoot('node_modules/.package-lock.json'));
  return isInstalled(wanted, installed) && (await areThere(inRoot(), installed));
}

/** @throws an error with npm's messages, if they cannot be installed */
export async function installWhatIsMissing() {
  if (await isWhole()) return;
  await inTurn(async () => {
    // Whoever had its turn before may have installed the same.
    if (await isWhole()) return;
    console.log('Installing the packages of package-lock.json (npm ci) …');
    const { code, output } = await runCommand(['npm', 'ci']);
    if (code !== 0) throw new Error(`npm ci failed:\n${output}`);
  });
}
