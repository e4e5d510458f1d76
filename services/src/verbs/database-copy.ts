import { fillTables, readTables } from '../database/copy-rows.js';
import { openDatabase } from '../database/open-database.js';
import { accountKind, enquiryKind } from '../database/schema.js';
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
    const tables = await withDatabase(
      () => openDatabase(from, kind, { mustExist: true }),
      (source) => readTables(source, kind),
    );
    const changed = await withDatabase(
      () => openDatabase(to, kind),
      (target) => fillTables(target, kind, tables),
    );
    const rows = Object.fromEntries(tables.map(([table, { length }]) => [table, length]));
    const counts = Object.entries(rows).map(([table, count]) => `${count} of ${table}`);
    const done = changed ? 'Rows copied' : 'Nothing to copy, all rows are there already';
    return { lines: [`${done}: ${counts.join(', ')}.`], details: { changed, rows } };
  },
});
