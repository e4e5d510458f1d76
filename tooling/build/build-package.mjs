/** Builds one package from its sources into a release folder that `release publish` takes. */
import fs from 'node:fs';
import path from 'node:path';
import { makeOwnFolder, putInPlace } from '../run/own-folder.mjs';
import { threads } from '../run/threads.mjs';
import { manifestOf } from '../root.mjs';
import { compilersDigest } from '../site/packages.mjs';
import { checkContents } from './check-contents.mjs';
import { checkScreens } from './check-screens.mjs';
import { compile } from './compile.mjs';
import { configsOf } from './configs-of.mjs';
import { hostRecord, remoteRecord } from './release-record.mjs';
import { tryScreens } from './try-screens.mjs';

const inThread = threads(new URL('build-for-node.mjs', import.meta.url).href);

/**
 * @typedef {object} BuildPackageOptions
 * @property {boolean} [isChecked]  its modules were checked against the contract just now
 * @property {string | undefined} [dataFolder]  to build in the place of the package's own data
 * @property {boolean} [isRendered]  its pages are rendered right after, which tells more than to try them
 * @property {boolean} [isCached]  takes over what earlier builds have compiled; no other process may build it meanwhile
 */

/**
 * @param {string} folder   of the package
 * @param {string} version  semantic version
 * @param {BuildPackageOptions} [options]
 * @returns {Promise<string>} the release folder
 * @throws an error with the compiler's messages; the folder of the version is then as it was
 */
export async function buildPackage(folder, version, options = {}) {
  const outputFolder = path.join(folder, 'dist', version);
  const unfinished = makeOwnFolder(path.join(folder, 'dist'));
  try {
    const build = { folder, version, outputFolder: unfinished, earlier: readEarlier(outputFolder) };
    await writeRelease(build, options);
    putInPlace(unfinished, outputFolder);
  } finally {
    fs.rmSync(unfinished, { recursive: true, force: true });
  }
  return outputFolder;
}

/**
 * @param {Omit<import('./release-record.mjs').Build, 'stats'>} unbuilt
 * @param {BuildPackageOptions} options
 */
async function writeRelease(
  unbuilt,
  { isChecked = false, isRendered = false, dataFolder, isCached = false },
) {
  const { folder, version, outputFolder } = unbuilt;
  const isHost = manifestOf(folder).name === 'host';
  const options = { version, outputFolder, mode: /** @type {const} */ ('production') };
  const cacheVersion = isCached ? await compilersDigest(folder) : undefined;
  const [browserConfig] = await configsOf(folder, options);
  const [stats] = await Promise.all([
    compile([browserConfig], cacheVersion),
    inThread('buildForNode', { folder, options, dataFolder, cacheVersion }),
    isHost || isChecked ? undefined : checkScreens(folder),
  ]);
  checkContents(outputFolder, isHost);
  if (!isHost && !isRendered) await tryScreens(folder, outputFolder);
  const build = { ...unbuilt, stats };
  const record = isHost ? hostRecord(build) : remoteRecord(build);
  fs.writeFileSync(path.join(outputFolder, 'release.json'), `${JSON.stringify(record, undefined, 1)}\n`);
}

/**
 * The record of an earlier build of the same version: it keeps the time of its first build.
 *
 * @param {string} outputFolder
 * @returns {import('shared-types/release').Release | undefined}
 */
function readEarlier(outputFolder) {
  try {
    return JSON.parse(fs.readFileSync(path.join(outputFolder, 'release.json'), 'utf8'));
  } catch {
    return undefined;
  }
}
