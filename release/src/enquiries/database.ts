import { openSqlDatabase, type DatabaseOptions, type SqlDatabase } from '../database/sql-database.js';
import { schemaSteps } from './database-schema.js';
import { maxDatabaseBytes } from './limits.js';

export type EnquiryDatabase = SqlDatabase;

/** Databases of the first version have no other number. */
const applicationId = 0;

export const openDatabase = (file: string, options: DatabaseOptions): Promise<EnquiryDatabase> =>
  openSqlDatabase(
    file,
    { content: 'enquiries', applicationId, steps: schemaSteps, maxBytes: maxDatabaseBytes },
    options,
  );
