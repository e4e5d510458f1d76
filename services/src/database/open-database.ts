import { checkDatabasePlace, isPostgres } from './postgres-address.js';
import { openPostgres } from './postgres.js';
import type { DatabaseKind, DatabaseOptions, SqlDatabase } from './sql-database.js';
import { openSqlite } from './sqlite.js';

/** Opens a database, which is made where there is none. @param place a file of SQLite, or `postgres://…` */
export async function openDatabase(
  place: string,
  kind: DatabaseKind,
  options: DatabaseOptions = {},
): Promise<SqlDatabase> {
  checkDatabasePlace(place);
  return await (isPostgres(place) ? openPostgres : openSqlite)(place, kind, options);
}
