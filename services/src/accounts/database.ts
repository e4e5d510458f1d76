import { openDatabase } from '../database/open-database.js';
import type { DatabaseKind, DatabaseOptions, SqlDatabase } from '../database/sql-database.js';
import { schemaSteps } from './database-schema.js';
import { maxDatabaseBytes } from './limits.js';

/** `HWac` in ASCII. */
const applicationId = 0x48_57_61_63;

export const accountKind: DatabaseKind = {
  content: 'accounts',
  applicationId,
  steps: schemaSteps,
  tables: ['signing_key', 'account'],
  maxBytes: maxDatabaseBytes,
};

/** @param place a file of SQLite, or `postgres://…` */
export const openAccountDatabase = (place: string, options?: DatabaseOptions): Promise<SqlDatabase> =>
  openDatabase(place, accountKind, options);
