/** The checks that need no run of the code, of the whole repository or of one package. The slowest stand first. */
import { existsSync } from 'node:fs';
import { inPackage, inRoot } from '../root.mjs';
import { workspaces } from '../site/packages.mjs';
import { nodeProgram, runCommand } from './command.mjs';

/** @param {string} name @param {readonly string[]} command */
const step = (name, command) => ({ name, run: () => runCommand(command) });

/** @param {string} file of the tools @param {...string} parameters */
const ownProgram = (file, ...parameters) => [process.execPath, inPackage('tooling', file), ...parameters];

const lawsProgram = 'dependency-cruiser/bin/dependency-cruise.mjs';

/**
 * A repository has the checks whose configuration it has.
 *
 * @param {string} [folder] of the only package to check
 * @returns {readonly import('./steps.mjs').Step[]}
 */
export function checkSteps(folder) {
  const only = folder === undefined ? [] : [folder];
  const configured = (/** @type {string} */ file, /** @type {import('./steps.mjs').Step} */ checked) =>
    existsSync(inRoot(file)) ? [checked] : [];
  return [
    ...configured('.oxlintrc.json', step('types and lint', nodeProgram('oxlint/bin/oxlint', ...only))),
    ...configured('.oxfmtrc.json', step('format', nodeProgram('oxfmt/bin/oxfmt', '--check', ...only))),
    ...configured(
      '.dependency-cruiser.cjs',
      step('import laws', nodeProgram(lawsProgram, '--output-type', 'err-long', folder ?? '.')),
    ),
    step('remote.json', ownProgram('check-remotes.mjs', ...only)),
    ...(folder === undefined ? workspaces() : only).flatMap((place) =>
      configured(`${place}/content-check`, step('content', ownProgram('content.mjs', place))),
    ),
    // What one package does not use, another may.
    ...(folder === undefined
      ? configured('knip.json', step('unused code', nodeProgram('knip/bin/knip.js', '--no-config-hints')))
      : []),
  ];
}
