/** Installs what the lock file asks for, if it is not there. Imports Node's own modules only. */
import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { inTurn } from './checkout.mjs';
import { writeWhole } from './own-folder.mjs';
import { inRoot, root } from './root.mjs';

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, dev?: boolean, devOptional?: boolean, peer?: boolean }} LockedPackage */
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
 * Extent of an install: everything, or what builds and serves the site. Peers that nothing but Module Federation asks for, for a
 * bundler that we do not use, are a twelfth of all bytes.
 *
 * @typedef {'everything' | 'site'} Extent
 */

/** @type {Readonly<Record<Extent, readonly string[]>>} options of `npm ci` */
const optionsOf = { everything: [], site: ['--omit=dev', '--omit=peer'] };

/**
 * Compares the lock file with the record that npm leaves at the end of an install, so that a run that was ended midway,
 * or a lock file that came with a pull, is noticed.
 *
 * @param {LockedPackages} wanted
 * @param {LockedPackages} installed
 * @param {Extent} extent
 */
export function isInstalled(wanted, installed, extent) {
  return Object.entries(wanted)
    .filter(([folder, { optional }]) => folder.includes('node_modules/') && !optional)
    .filter(([, { dev, devOptional, peer }]) => extent === 'everything' || !(dev || devOptional || peer))
    .every(([folder, { version, link }]) => {
      const found = installed[folder];
      return found !== undefined && found.version === version && found.link === link;
    });
}

/** File that says that an install has begun and not ended: npm may leave its record beside folders that are gone. */
const unfinished = inRoot('.cache/unfinished-install');

/** @param {Extent} extent @returns {Promise<boolean>} */
async function isWhole(extent) {
  const wanted = await lockedPackages(inRoot('package-lock.json'));
  const installed = await lockedPackages(inRoot('node_modules/.package-lock.json'));
  return !existsSync(unfinished) && isInstalled(wanted, installed, extent);
}

/** @param {readonly string[]} parameters @returns {Promise<string | undefined>} output of npm, if it failed */
const faultOfNpm = (parameters) =>
  new Promise((resolve) => {
    const child = spawn('npm', parameters, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    const end = () => void child.kill();
    process.once('exit', end);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.once('error', ({ message }) => resolve(`npm could not be started: ${message}`));
    child.once('close', (code) => {
      process.off('exit', end);
      resolve(code === 0 ? undefined : output);
    });
  });

/**
 * Installs from npm's cache first: the lock file has the digest of each package.
 *
 * @param {Extent} extent
 */
async function install(extent) {
  const command = ['ci', ...optionsOf[extent]];
  console.log(`Installing the packages of package-lock.json (npm ${command.join(' ')}) …`);
  writeWhole(unfinished, '');
  let fault = await faultOfNpm([...command, '--prefer-offline']);
  if (fault !== undefined) fault = await faultOfNpm(command);
  if (fault !== undefined) throw new Error(`npm ci failed:\n${fault}`);
  rmSync(unfinished);
}

/**
 * @param {Extent} [extent]
 * @throws an error with npm's messages, if they cannot be installed
 */
export async function installWhatIsMissing(extent = 'everything') {
  if (await isWhole(extent)) return;
  await inTurn(async () => {
    // The process before may have installed the same.
    if (!(await isWhole(extent))) await install(extent);
  });
}
