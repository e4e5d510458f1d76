import { ReleaseError } from '../model/release-error.js';
import type { Queries, SqlDatabase, SqlValue } from './sql-database.js';

type Row = Readonly<Record<string, SqlValue>>;

/** The rows of each table. */
type Tables = readonly (readonly [table: string, rows: readonly Row[]])[];

/** @param tables in an order in which their rows can be added */
export const readTables = (database: SqlDatabase, tables: readonly string[]): Promise<Tables> =>
  database.write(async ({ all }) => {
    const read: [string, readonly Row[]][] = [];
    for (const table of tables) read.push([table, (await all(`SELECT * FROM ${table}`)) as readonly Row[]]);
    return read;
  });

async function insertRow({ run }: Queries, table: string, row: Row): Promise<void> {
  const names = Object.keys(row);
  const marks = names.map(() => '?').join(', ');
  await run(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${marks})`, Object.values(row));
}

/** Adds all rows or none. @throws if a table has rows already */
export const fillTables = (database: SqlDatabase, tables: Tables): Promise<void> =>
  database.write(async (queries) => {
    for (const [table, rows] of tables) {
      if ((await queries.all(`SELECT 1 FROM ${table} LIMIT 1`)).length > 0)
        throw new ReleaseError(
          'store',
          `${database.name} has rows in its table ${table} already. Nothing was copied. Copy into a new database.`,
        );
      for (const row of rows) await insertRow(queries, table, row);
    }
  });
