import { releaseCommand } from '../model/release-command.js';
import { messageOf } from '../model/thrown.js';
import type { ReadableStore } from './store.js';

/** Placeholder for a whole copy of the store, which the operator must name. */
export const otherStore = 'BACKUP_STORE';

/** The command that repairs a store. @param from place of the intact bytes; absent for what can be made again */
export const repairCommand = ({ title }: ReadableStore, from?: string): string =>
  releaseCommand(['repair', '--store', title, ...(from === undefined ? [] : ['--from', from])]);

/** Ends a message: what to run. */
export const remedy = (store: ReadableStore, from?: string): string => `Run: ${repairCommand(store, from)}`;

/** The message of an error, without the command at its end. */
export const withoutRemedy = (error: unknown): string => messageOf(error).replace(/ Run: .*$/s, '');
