/** Check that a build is whole: a killed build, a full disk or a clean-up leaves an incomplete one. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { missingFiles } from 'release/model/release-checks';
import { openDist } from 'release/publishing/dist-folder';
import { failureText } from 'tooling/setup/failure';

/** @returns the fault of a release's folder; `undefined` if it is whole, which a missing one is not */
export async function distFault(folder: string): Promise<string | undefined> {
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
