import { isPostgres } from './postgres-address.js';
import { openPostgres } from './postgres.js';
import type { DatabaseKind, DatabaseOptions, SqlDatabase } from './sql-database.js';
import { openSqlite } from './sqlite.js';

/** Opens a database, which is made where there is none. @param place a file of SQLite, or `postgres://…` */
export const openDatabase = (
  place: string,
  kind: DatabaseKind,
  options: DatabaseOptions = {},
): Promise<SqlDatabase> =>
  isPostgres(place) ? openPostgres(place, kind, options) : openSqlite(place, kind, options);
