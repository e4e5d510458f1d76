/** Whether a build is whole. Who killed it, filled the disk or tidied up left something else. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { releaseModule } from './release-tools.mjs';

/**
 * @param {string} folder of a built release
 * @returns {Promise<string | undefined>} what is wrong with it; undefined, if nothing is. A folder that does not exist is not whole
 */
export async function distFault(folder) {
  if (!existsSync(path.join(folder, 'release.json'))) return `${folder} is not there`;
  /** @type {typeof import('../../release/dist/publishing/dist-folder.js')} */
  const { openDist } = await releaseModule('publishing/dist-folder.js');
  /** @type {typeof import('../../release/dist/model/release-checks.js')} */
  const { missingFiles } = await releaseModule('model/release-checks.js');
  try {
    const { release, readFile } = await openDist(folder);
    const [missing] = missingFiles(release);
    if (missing !== undefined) return `${missing} of ${folder} is missing`;
    for (const file of Object.keys(release.files)) await readFile(file);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
