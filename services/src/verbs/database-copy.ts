import type { Database } from '../database/database.js';
import { openDatabase } from '../database/open-database.js';
import { accountKind, enquiryKind, type DatabaseKind, type Queries } from '../database/schema.js';
import { ReleaseError } from 'release/model/release-error';
import { withDatabase } from './database-verb.js';
import { text } from 'release/cli/option';
import { verb } from 'release/cli/verb';

const kinds = [enquiryKind, accountKind];

const end = (direction: string) =>
  text('FILE', `database to copy ${direction}`, { variable: 'DATABASE_URL' });

function kindOf(operand: string) {
  const kind = kinds.find(({ content }) => content === operand);
  if (kind) return kind;
  throw new ReleaseError('usage', `'${operand}' is not a content. Use one of: enquiries, accounts.`);
}

type Rows = readonly Readonly<Record<string, string | number | null>>[];

const rowsIn = (queries: Queries, table: Table): Promise<Rows> =>
  queries.selectFrom(table).selectAll().execute();

type Table = DatabaseKind['tables'][number];

/** Copies all rows as they are at one time, or none. @returns number of rows by table */
async function copyRows(kind: DatabaseKind, from: Database, to: Database) {
  const read: [Table, Rows][] = [];
  await from.queries.transaction().execute(async (source) => {
    for (const table of kind.tables) read.push([table, await rowsIn(source, table)]);
  });
  await to.queries.transaction().execute(async (target) => {
    for (const [table, rows] of read) {
      if ((await rowsIn(target, table)).length > 0)
        throw new ReleaseError(
          'store',
          `${to.name} has rows in its table ${table} already. Nothing was copied. Copy into a new database.`,
        );
      for (const row of rows) await target.insertInto(table).values(row).execute();
    }
  });
  return Object.fromEntries(read.map(([table, { length }]) => [table, length]));
}

export const copyDatabase = verb({
  name: 'database copy',
  group: 'Set up and keep',
  summary: 'Copies enquiries or accounts to another database',
  details: [
    'One is a file of SQLite, the other the PostgreSQL database that DATABASE_URL names. Stop all servers on both.',
    'All rows are copied or none, into a database that has none. The first one keeps its rows.',
  ],
  operand: { name: 'CONTENT', help: 'enquiries or accounts' },
  options: { from: end('from'), to: end('to') },
  example: 'enquiries --from /srv/enquiries.sqlite',
  run: async ({ operand, options: { from, to } }) => {
    const kind = kindOf(operand);
    if (from === undefined || to === undefined || from === to)
      throw new ReleaseError('usage', 'Name one end as --from FILE or --to FILE, the other as DATABASE_URL.');
    const rows = await withDatabase(
      () => openDatabase(from, kind, { mustExist: true }),
      (source) =>
        withDatabase(
          () => openDatabase(to, kind),
          (target) => copyRows(kind, source, target),
        ),
    );
    const counts = Object.entries(rows).map(([table, count]) => `${count} of ${table}`);
    return { lines: [`Rows copied: ${counts.join(', ')}.`], details: { changed: true, rows } };
  },
});
