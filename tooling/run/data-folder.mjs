/** The parameter `--data FOLDER`. Imports Node's own modules only. */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { inRoot, root } from '../root.mjs';

/**
 * Before anything is compiled: what is in the folder, its package looks at later.
 *
 * @param {string} packageFolder from the root
 * @param {string | undefined} dataFolder to build in the place of the package's own data
 * @throws an error that says what to name
 */
export function demandDataFolder(packageFolder, dataFolder) {
  if (dataFolder === undefined) return;
  if (!existsSync(inRoot(packageFolder, 'data/build.ts')))
    throw new Error(`${packageFolder} is built from no data of its own. Leave out --data.`);
  if (!statSync(path.resolve(root, dataFolder), { throwIfNoEntry: false })?.isDirectory())
    throw new Error(
      `There is no folder ${dataFolder}. Name one with --data, such as .cache/articles/10000 or /home/me/catalogue.`,
    );
}
