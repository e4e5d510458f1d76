import { statSync } from 'node:fs';
import { messageOf } from 'release/model/thrown';
import { isDamage, isOfStorage } from './database-errors.js';

/** Part of its greatest size from which on a database counts as nearly full. */
const nearlyFull = 0.9;

const mebibyte = 1024 * 1024;

/** Used size and greatest size of a database, in bytes. */
export interface DatabaseSize {
  readonly usedBytes: number;
  readonly maxBytes: number;
}

export type DatabaseWatch = ReturnType<typeof watchDatabase>;

export type FailureWatch = ReturnType<typeof watchFailures>;

const identityOf = (file: string): string | undefined => {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && `${stats.dev} ${stats.ino}`;
};

const damagedText = 'The database is damaged. Restore it from a backup.';

const sizeProblem = ({ usedBytes, maxBytes }: DatabaseSize): string | undefined =>
  usedBytes < nearlyFull * maxBytes
    ? undefined
    : `The database is nearly full: ${Math.ceil(usedBytes / mebibyte)} of ${Math.ceil(maxBytes / mebibyte)} MB.`;

/** Notes since when a database cannot be used: its calls alone do not tell an operator. */
export function watchFailures() {
  let failure: string | undefined;
  return {
    written: (): void => void (failure = undefined),
    failed: (error: unknown): void => {
      if (isOfStorage(error))
        failure ??= `Since ${new Date().toISOString()}, the database cannot be used: ${messageOf(error)}.`;
    },
    problem: (): string | undefined => failure,
  };
}

/** Watches a file of SQLite: failures, damage and size. */
export function watchDatabase(file: string) {
  const opened = identityOf(file);
  const failures = watchFailures();
  let damage: string | undefined;
  return {
    written: failures.written,
    failed: (error: unknown): void => {
      if (isDamage(error)) damage = damagedText;
      else failures.failed(error);
    },
    damaged: (): void => void (damage = damagedText),
    /** Refuses a damaged file: what is written into it may be lost. @throws as SQLite does where it meets the damage */
    demandWhole: (): void => {
      if (damage !== undefined) throw Object.assign(new Error(damage), { code: 'SQLITE_CORRUPT' });
    },
    failure: failures.problem,
    /** SQLite writes nothing into a file that has lost its name. It goes on reading it. */
    problem: (size: DatabaseSize): string | undefined =>
      identityOf(file) === opened
        ? (damage ?? failures.problem() ?? sizeProblem(size))
        : 'The file of the database was moved, deleted or replaced. Nothing is stored until the server starts again.',
  };
}
