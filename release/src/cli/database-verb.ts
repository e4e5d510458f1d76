/** What the verbs on a database have in common: opening it, and its errors. */
import path from 'node:path';
import { databaseCode } from '../database/database-errors.js';
import { openDatabase } from '../database/open-database.js';
import type { DatabaseKind, SqlDatabase } from '../database/sql-database.js';
import { ReleaseError } from '../model/release-error.js';
import { messageOf } from '../model/thrown.js';
import { text } from './option.js';

/** Where the content is: a file, or what `DATABASE_URL` names. */
export const databaseOption = (content: string) =>
  text('FILE', `database of ${content}`, {
    variable: 'DATABASE_URL',
    fallback: `${content}.sqlite in the store`,
  });

/** Opens what the option names, which must exist: a wrong name would show nothing. */
export const openGiven = (
  kind: DatabaseKind,
  store: string,
  given: string | undefined,
): Promise<SqlDatabase> =>
  openDatabase(given ?? path.join(store, `${kind.content}.sqlite`), kind, { mustExist: true });

/** Runs work on a database. */
export async function withDatabase<Result>(
  open: () => Promise<SqlDatabase>,
  work: (database: SqlDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await open();
  try {
    return await work(database);
  } catch (error) {
    if (databaseCode(error) === '') throw error;
    throw new ReleaseError('store', `${database.name}: ${messageOf(error)}. Nothing was changed.`);
  } finally {
    await database.close();
  }
}
