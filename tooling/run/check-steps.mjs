/** The checks that need no run of the code. The slowest stand first. */
import { inRoot } from '../root.mjs';
import { nodeProgram, runCommand } from './command.mjs';

/** @type {readonly import('./steps.mjs').Step[]} */
export const checkSteps = [
  { name: 'types and lint', run: () => runCommand(nodeProgram('oxlint/bin/oxlint')) },
  { name: 'format', run: () => runCommand(nodeProgram('oxfmt/bin/oxfmt', '--check')) },
  {
    name: 'import laws',
    run: () =>
      runCommand(
        nodeProgram('dependency-cruiser/bin/dependency-cruise.mjs', '--output-type', 'err-long', '.'),
      ),
  },
  {
    name: 'content',
    run: () => runCommand([process.execPath, inRoot('tooling/content.mjs'), 'remote-corporate']),
  },
  { name: 'unused code', run: () => runCommand(nodeProgram('knip/bin/knip.js', '--no-config-hints')) },
];
