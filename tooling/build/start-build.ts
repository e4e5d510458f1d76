/** Builds packages in a process whose environment cannot change what is built. Imports Node's own modules only. */
import { inPackage } from 'tooling/setup/root';
import { runCommand, type CommandResult } from '../run/command.js';
import { buildEnvironment } from './build-environment.js';

const program = inPackage('tooling', 'dist/build/build-program.js');

/** Options of Node. With its usual room for short-lived objects, a fifth of a build goes to collecting garbage. */
const nodeOptions = ['--max-semi-space-size=64'];

export type BuildRequest = {
  /** Name of the package's folder: `remote-catalogue`. */
  folder: string;
  /** Semantic version. */
  version: string;
  /** True if nothing checks the types of modules against the contract: `npm run check` does. */
  leavesTypes?: boolean;
  /** True to reuse what earlier builds compiled; no other process may build the package meanwhile. */
  isCached?: boolean;
  /** Folder of the data to build instead of the package's own, from the root. The version depends on it, too. */
  dataFolder?: string;
  /** Folder for source maps, beside releases. */
  mapsFolder?: string;
};

/** @param onBuilt  called with a line for each package, one after the other. @returns all that was printed */
export const startBuild = (
  requests: readonly BuildRequest[],
  onBuilt?: (line: string) => void,
): Promise<CommandResult> =>
  runCommand([process.execPath, ...nodeOptions, program, JSON.stringify(requests)], {
    env: buildEnvironment(process.env),
    isWholeEnv: true,
    ...(onBuilt && { onLine: onBuilt }),
  });
