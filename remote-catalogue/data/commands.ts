import { checkCommand } from './commands/check-command';
import type { Command } from './commands/command';
import { exportCommand } from './commands/export-command';
import { generateCommand } from './commands/generate-command';
import { importCommand } from './commands/import-command';
import { measureCommand } from './commands/measure-command';
import { measureImportCommand } from './commands/measure-import-command';
import { mutateCommand } from './commands/mutate-command';

/** What `npm run data:<name>` runs. */
export const commands: Readonly<Record<string, Command>> = {
  check: checkCommand,
  export: exportCommand,
  generate: generateCommand,
  import: importCommand,
  measure: measureCommand,
  'measure-import': measureImportCommand,
  mutate: mutateCommand,
};
