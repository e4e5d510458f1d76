import { checkCommand } from './commands/check-command';
import type { Command } from './commands/command';
import { generateCommand } from './commands/generate-command';
import { measureCommand } from './commands/measure-command';

/** What `npm run data:<name>` runs. */
export const commands: Readonly<Record<string, Command>> = {
  check: checkCommand,
  generate: generateCommand,
  measure: measureCommand,
};
