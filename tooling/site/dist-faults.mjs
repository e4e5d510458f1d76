/** Whether a build is whole. Who killed it, filled the disk or tidied up left something else. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { failureText } from '../run/failure.mjs';

/**
 * @typedef {object} ReleaseReader  of the release tools
 * @property {typeof import('release/dist/publishing/dist-folder.js').openDist} openDist
 * @property {typeof import('release/dist/model/release-checks.js').missingFiles} missingFiles
 */

/**
 * @param {string} folder of a built release
 * @param {ReleaseReader} reader
 * @returns {Promise<string | undefined>} what is wrong with it, `undefined` if nothing is; a folder that does not exist is not whole
 */
export async function distFault(folder, { openDist, missingFiles }) {
  if (!existsSync(path.join(folder, 'release.json'))) return `release.json of ${folder} is missing.`;
  try {
    const { release, readFile } = await openDist(folder);
    const [missing] = missingFiles(release);
    if (missing !== undefined) return `${missing} of ${folder} is missing.`;
    for (const file of Object.keys(release.files)) await readFile(file);
    return undefined;
  } catch (error) {
    return failureText(error);
  }
}
