/** The checks that need no run of the code, of the whole repository or of one package. The slowest stand first. */
import { existsSync } from 'node:fs';
import { inPackage, inRoot, workspaces } from 'tooling/setup/root';
import { nodeProgram, runCommand } from './command.js';
import type { Step } from './steps.js';

const step = (name: string, command: readonly string[]) => ({ name, run: () => runCommand(command) });

/** @param file  of the tools */
const ownProgram = (file: string, ...parameters: string[]) => [
  process.execPath,
  inPackage('tooling', `dist/${file}.js`),
  ...parameters,
];

const laws = [
  'dependency-cruiser/bin/dependency-cruise.mjs',
  ...['--config', inPackage('tooling', 'dist/lint/import-laws.js'), '--output-type', 'err-long'],
] as const;

/** A repository has the checks whose configuration it has. @param folder  of the only package to check */
export function checkSteps(folder?: string): readonly Step[] {
  const only = folder === undefined ? [] : [folder];
  const configured = (file: string, checked: Step) => (existsSync(inRoot(file)) ? [checked] : []);
  return [
    ...configured('.oxlintrc.json', step('types and lint', nodeProgram('oxlint/bin/oxlint', ...only))),
    ...configured('.oxfmtrc.json', step('format', nodeProgram('oxfmt/bin/oxfmt', '--check', ...only))),
    ...configured('tooling/lint/import-laws.ts', step('import laws', nodeProgram(...laws, folder ?? '.'))),
    step('remote.json', ownProgram('check-remotes', ...only)),
    ...(folder === undefined
      ? configured('docs/reference', step('reference', ownProgram('reference', '--check')))
      : []),
    ...(folder === undefined ? workspaces() : only).flatMap((place) =>
      configured(`${place}/content-check`, step('content', ownProgram('content', place))),
    ),
    // Another package may use what one does not.
    ...(folder === undefined
      ? configured('knip.json', step('unused code', nodeProgram('knip/bin/knip.js', '--no-config-hints')))
      : []),
  ];
}
