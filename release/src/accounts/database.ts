import { openSqlDatabase, type DatabaseOptions, type SqlDatabase } from '../database/sql-database.js';
import { schemaSteps } from './database-schema.js';
import { maxDatabaseBytes } from './limits.js';

export type AccountDatabase = SqlDatabase;

/** `HWac` in ASCII. */
const applicationId = 0x48_57_61_63;

export const openAccountDatabase = (file: string, options: DatabaseOptions): Promise<AccountDatabase> =>
  openSqlDatabase(
    file,
    { content: 'accounts', applicationId, steps: schemaSteps, maxBytes: maxDatabaseBytes },
    options,
  );
