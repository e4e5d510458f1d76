import { ReleaseError } from 'release/model/release-error';
import type { Queries, SqlDatabase, SqlValue } from './sql-database.js';

type Row = Readonly<Record<string, SqlValue>>;

/** The rows of each table. */
type Tables = readonly (readonly [table: string, rows: readonly Row[]])[];

async function rowsIn({ all }: Queries, tables: readonly string[]): Promise<Tables> {
  const read: [string, readonly Row[]][] = [];
  for (const table of tables) read.push([table, (await all(`SELECT * FROM ${table}`)) as readonly Row[]]);
  return read;
}

/** @param tables in an order in which their rows can be added */
export const readTables = (database: SqlDatabase, tables: readonly string[]): Promise<Tables> =>
  database.write((queries) => rowsIn(queries, tables));

/** Databases give rows in different orders. */
const inOrder = (tables: Tables) =>
  JSON.stringify(tables.map(([table, rows]) => [table, rows.map((row) => JSON.stringify(row)).sort()]));

async function insertRow({ run }: Queries, table: string, row: Row): Promise<void> {
  const names = Object.keys(row);
  const marks = names.map(() => '?').join(', ');
  await run(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${marks})`, Object.values(row));
}

/** Adds all rows or none. @returns `false` if they are all there already @throws if others are there */
export const fillTables = (database: SqlDatabase, tables: Tables): Promise<boolean> =>
  database.write(async (queries) => {
    const there = await rowsIn(
      queries,
      tables.map(([table]) => table),
    );
    if (inOrder(there) === inOrder(tables)) return false;
    const [taken] = there.find(([, rows]) => rows.length > 0) ?? [];
    if (taken !== undefined)
      throw new ReleaseError(
        'store',
        `${database.name} has other rows in its table ${taken} already. Nothing was copied. Copy into a new database.`,
      );
    for (const [table, rows] of tables) for (const row of rows) await insertRow(queries, table, row);
    return true;
  });
