/** The checks that need no run of the code, of the whole repository or of one package. The slowest stand first. */
import { existsSync } from 'node:fs';
import { inRoot } from '../root.mjs';
import { nodeProgram, runCommand } from './command.mjs';

/** @param {string} name @param {readonly string[]} command */
const step = (name, command) => ({ name, run: () => runCommand(command) });

/** @param {string} file of the tools @param {...string} parameters */
const ownProgram = (file, ...parameters) => [process.execPath, inRoot('tooling', file), ...parameters];

const lawsProgram = 'dependency-cruiser/bin/dependency-cruise.mjs';

/** @param {string} [folder] of the only package to check @returns {readonly import('./steps.mjs').Step[]} */
export function checkSteps(folder) {
  const only = folder === undefined ? [] : [folder];
  const withContent = folder ?? 'remote-corporate';
  return [
    step('types and lint', nodeProgram('oxlint/bin/oxlint', ...only)),
    step('format', nodeProgram('oxfmt/bin/oxfmt', '--check', ...only)),
    step('import laws', nodeProgram(lawsProgram, '--output-type', 'err-long', folder ?? '.')),
    step('remote.json', ownProgram('check-remotes.mjs', ...only)),
    ...(existsSync(inRoot(withContent, 'content-check'))
      ? [step('content', ownProgram('content.mjs', withContent))]
      : []),
    // What one package does not use, another may.
    ...(folder === undefined
      ? [step('unused code', nodeProgram('knip/bin/knip.js', '--no-config-hints'))]
      : []),
  ];
}
