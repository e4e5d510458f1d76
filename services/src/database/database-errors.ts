import { codeOf } from 'release/model/thrown';

/** Code of an error of SQLite, `SQLITE_FULL`, or of PostgreSQL, `PG_53100`; `''` for any other error. */
export function databaseCode(error: unknown): string {
  const code = codeOf(error);
  return typeof code === 'string' && /^(SQLITE|PG)_/.test(code) ? code : '';
}

/** True if another process holds the lock: the same call may work in a moment. */
export const isBusy = (error: unknown): boolean => /^SQLITE_(BUSY|LOCKED)/.test(databaseCode(error));

/** True if the file is not what SQLite has written. */
export const isDamage = (error: unknown): boolean => /^SQLITE_(CORRUPT|NOTADB)/.test(databaseCode(error));
