import { openDatabase } from '../database/open-database.js';
import type { DatabaseKind, DatabaseOptions, SqlDatabase } from '../database/sql-database.js';
import { schemaSteps } from './database-schema.js';
import { maxDatabaseBytes } from './limits.js';

/** Databases of the first version have no other number. */
const applicationId = 0;

export const enquiryKind: DatabaseKind = {
  content: 'enquiries',
  applicationId,
  steps: schemaSteps,
  tables: ['enquiry', 'outbox'],
  maxBytes: maxDatabaseBytes,
};

/** @param place a file of SQLite, or `postgres://…` */
export const openEnquiryDatabase = (place: string, options?: DatabaseOptions): Promise<SqlDatabase> =>
  openDatabase(place, enquiryKind, options);
