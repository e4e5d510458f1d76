import { codeOf } from '../model/thrown.js';

/** Code of an error of SQLite, `SQLITE_FULL`; `''` for any other error. */
export function sqliteCode(error: unknown): string {
  const code = codeOf(error);
  return typeof code === 'string' && code.startsWith('SQLITE_') ? code : '';
}

/** Whether another process holds the lock: the same call may work in a moment. */
export const isBusy = (error: unknown): boolean => /^SQLITE_(BUSY|LOCKED)/.test(sqliteCode(error));

/** Whether the file is not what SQLite has written. */
export const isDamage = (error: unknown): boolean => /^SQLITE_(CORRUPT|NOTADB)/.test(sqliteCode(error));
