/** Builds packages in a process of their own, whose environment cannot change what is built. Imports Node's own modules only. */
import path from 'node:path';
import { runCommand } from '../run/command.mjs';
import { buildEnvironment } from './build-environment.mjs';

const program = path.join(import.meta.dirname, 'build-program.mjs');

/** Compilers make much that lives shortly. With the usual room for it, a fifth of a build goes to collecting garbage. */
const nodeOptions = ['--max-semi-space-size=64'];

/**
 * @typedef {object} BuildRequest
 * @property {string} folder    name of the package's folder: `remote-catalogue`
 * @property {string} version   semantic version
 * @property {boolean} [isChecked]  its modules were checked against the contract just now
 * @property {boolean} [isRendered]  its pages are rendered right after, which tells more than to try them
 * @property {boolean} [isCached]  takes over what earlier builds have compiled; no other process may build it meanwhile
 * @property {string} [dataFolder]  from the root, with the data to build in the place of the package's own; the caller names
 *   it in the version
 */

/**
 * @param {readonly BuildRequest[]} requests  built one after the other
 * @param {(line: string) => void} [onBuilt]  hears a line for each package that is built
 * @returns {Promise<import('../run/command.mjs').CommandResult>} all that was printed
 */
export const startBuild = (requests, onBuilt) =>
  runCommand([process.execPath, ...nodeOptions, program, JSON.stringify(requests)], {
    env: buildEnvironment(process.env),
    isWholeEnv: true,
    ...(onBuilt && { onLine: onBuilt }),
  });
