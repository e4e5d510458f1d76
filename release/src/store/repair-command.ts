import { messageOf } from '../model/thrown.js';
import type { ReadableStore } from './store.js';

const plainWord = /^[\w@%+=:,./-]+$/;

const quoted = (word: string) =>
  plainWord.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;

/** Placeholder for a whole copy of the store, which the operator must name. */
export const otherStore = 'BACKUP_STORE';

/** A command of this tool, as an operator can copy it. */
export const releaseCommand = (words: readonly string[]): string =>
  ['npm', 'run', 'release', '--', ...words].map(quoted).join(' ');

/** The command that repairs a store. @param from place of the intact bytes; absent for what can be made again */
export const repairCommand = ({ title }: ReadableStore, from?: string): string =>
  releaseCommand(['repair', '--store', title, ...(from === undefined ? [] : ['--from', from])]);

/** Ends a message: what to run. */
export const remedy = (store: ReadableStore, from?: string): string => `Run: ${repairCommand(store, from)}`;

/** The message of an error, without the command at its end. */
export const withoutRemedy = (error: unknown): string => messageOf(error).replace(/ Run: .*$/s, '');
