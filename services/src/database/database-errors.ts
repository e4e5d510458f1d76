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

/**
 * True if the storage is at fault: read-only, without rights, full, or failing. A constraint is a fault of the data, and
 * whether PostgreSQL can be reached is asked anew each time.
 */
export function isOfStorage(error: unknown): boolean {
  const code = databaseCode(error);
  return code.startsWith('PG_')
    ? /^PG_(25006|42501|53100|58|XX)/.test(code)
    : code !== '' && !isBusy(error) && !code.startsWith('SQLITE_CONSTRAINT');
}
