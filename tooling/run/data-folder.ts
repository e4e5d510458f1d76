/** The parameter `--data FOLDER`. Imports Node's own modules only. */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { inRoot, manifestOf, root } from 'tooling/setup/root';

/**
 * Checks the folder before anything is compiled; its package checks the contents later. @throws saying what to name
 * @param packageFolder  from the root. @param dataFolder  with the data to build in the place of the package's own
 */
export function demandDataFolder(packageFolder: string, dataFolder: string | undefined) {
  if (dataFolder === undefined) return;
  if (!existsSync(inRoot(packageFolder, 'data/build.ts')))
    throw new Error(
      `${manifestOf(inRoot(packageFolder)).name} is built from no data of its own. Leave out --data.`,
    );
  if (!statSync(path.resolve(root, dataFolder), { throwIfNoEntry: false })?.isDirectory())
    throw new Error(
      `There is no folder ${dataFolder}. Name one with --data, such as .cache/articles/10000 or /home/me/catalogue.`,
    );
}
