import { checkCommand } from '../press/commands/check-command';
import type { Command } from '../press/commands/command';
import { exportCommand } from '../press/commands/export-command';
import { importCommand } from '../press/commands/import-command';

/** What `npm run data:<name>` runs, with the commands of the sample. */
export const commands: Readonly<Record<string, Command>> = {
  check: checkCommand,
  export: exportCommand,
  import: importCommand,
};
