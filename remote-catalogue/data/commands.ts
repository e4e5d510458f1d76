import { checkCommand } from './commands/check-command';
import type { Command } from './commands/command';
import { exportCommand } from './commands/export-command';
import { importCommand } from './commands/import-command';

/** What `npm run data:<name>` runs, with the commands of the sample. */
export const commands: Readonly<Record<string, Command>> = {
  check: checkCommand,
  export: exportCommand,
  import: importCommand,
};
