import type { Command } from '../data/commands/command';
import { generateCommand } from './commands/generate-command';
import { measureCommand } from './commands/measure-command';
import { measureImportCommand } from './commands/measure-import-command';

/** What `npm run data:<name>` runs while this folder is there. */
export const commands: Readonly<Record<string, Command>> = {
  generate: generateCommand,
  measure: measureCommand,
  'measure-import': measureImportCommand,
};
