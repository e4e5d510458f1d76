import { statSync } from 'node:fs';
import { messageOf } from '../model/thrown.js';
import { isBusy, isDamage, sqliteCode } from './sqlite-errors.js';

/** Part of its greatest size from which on a database counts as nearly full. */
const nearlyFull = 0.9;

const mebibyte = 1024 * 1024;

/** How much of a database is used, in bytes. */
export interface DatabaseSize {
  readonly usedBytes: number;
  readonly maxBytes: number;
}

export type DatabaseWatch = ReturnType<typeof watchDatabase>;

const identityOf = (file: string): string | undefined => {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && `${stats.dev} ${stats.ino}`;
};

/** A constraint is a fault of the data, and another process that writes is done in a moment. */
const isOfStorage = (error: unknown) =>
  sqliteCode(error) !== '' && !isBusy(error) && !sqliteCode(error).startsWith('SQLITE_CONSTRAINT');

const damagedText = 'The database is damaged. Restore it from a backup.';

const sizeProblem = ({ usedBytes, maxBytes }: DatabaseSize): string | undefined =>
  usedBytes < nearlyFull * maxBytes
    ? undefined
    : `The database is nearly full: ${Math.ceil(usedBytes / mebibyte)} of ${Math.ceil(maxBytes / mebibyte)} MB.`;

/** Notes what an operator must know of an open database: its calls alone do not tell it. */
export function watchDatabase(file: string) {
  const opened = identityOf(file);
  let failure: string | undefined;
  let damage: string | undefined;
  return {
    written: (): void => void (failure = undefined),
    failed: (error: unknown): void => {
      if (isDamage(error)) damage = damagedText;
      else if (isOfStorage(error))
        failure = `Since ${new Date().toISOString()}, the database cannot be used: ${messageOf(error)}.`;
    },
    damaged: (): void => void (damage = damagedText),
    /** SQLite writes nothing into a file that has lost its name. It goes on reading it. */
    problem: (size: DatabaseSize): string | undefined =>
      identityOf(file) === opened
        ? (damage ?? failure ?? sizeProblem(size))
        : 'The file of the database was moved, deleted or replaced. Nothing is stored until the server starts again.',
  };
}
