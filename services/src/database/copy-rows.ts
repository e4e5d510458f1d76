import { ReleaseError } from 'release/model/release-error';
import type { Database } from './database.js';
import type { DatabaseKind, Queries } from './schema.js';

type Rows = readonly Readonly<Record<string, string | number | null>>[];

/** The rows of each table. */
type Tables = readonly (readonly [table: DatabaseKind['tables'][number], rows: Rows])[];

async function rowsIn(queries: Queries, { tables }: DatabaseKind): Promise<Tables> {
  const read: [DatabaseKind['tables'][number], Rows][] = [];
  for (const table of tables) read.push([table, await queries.selectFrom(table).selectAll().execute()]);
  return read;
}

/** Reads all rows as they are at one time. */
export const readTables = ({ queries }: Database, kind: DatabaseKind): Promise<Tables> =>
  queries.transaction().execute((change) => rowsIn(change, kind));

/** Databases give rows in different orders. */
const inOrder = (tables: Tables) =>
  JSON.stringify(tables.map(([table, rows]) => [table, rows.map((row) => JSON.stringify(row)).sort()]));

/** Adds all rows or none. @returns `false` if they are all there already @throws if others are there */
export const fillTables = (
  { queries, name }: Database,
  kind: DatabaseKind,
  tables: Tables,
): Promise<boolean> =>
  queries.transaction().execute(async (change) => {
    const there = await rowsIn(change, kind);
    if (inOrder(there) === inOrder(tables)) return false;
    const [taken] = there.find(([, rows]) => rows.length > 0) ?? [];
    if (taken !== undefined)
      throw new ReleaseError(
        'store',
        `${name} has other rows in its table ${taken} already. Nothing was copied. Copy into a new database.`,
      );
    for (const [table, rows] of tables)
      for (const row of rows) await change.insertInto(table).values(row).execute();
    return true;
  });
