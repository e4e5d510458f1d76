import { sql } from 'kysely';
import { ReleaseError } from 'release/model/release-error';
import type { Database, DatabaseOptions } from './database.js';
import { checkDatabasePlace, isPostgres } from './database-place.js';
import { openPostgres, postgresError } from './postgres.js';
import type { DatabaseKind, Queries } from './schema.js';
import { openSqlite, sqliteError } from './sqlite.js';

/** Version of the tables of a kind; 0 where there are none. */
async function versionOf(queries: Queries, { content }: DatabaseKind): Promise<number> {
  const found = queries.selectFrom('schemaVersion').select('version').where('content', '=', content);
  return (await found.executeTakeFirst())?.version ?? 0;
}

interface Place extends DatabaseOptions {
  /** True where another program may have tables, too. */
  readonly isShared: boolean;
}

/** Brings the tables up to date. The first process that opens the database does it. */
async function migrate(
  database: Database,
  kind: DatabaseKind,
  { mustExist, isShared }: Place,
): Promise<void> {
  const { queries, name, ownTables } = database;
  const { content, steps } = kind;
  const tables = (await queries.introspection.getTables()).map((table) => table.name);
  const version = tables.includes('schema_version') ? await versionOf(queries, kind) : 0;
  if (version === 0 && tables.length > 0 && !isShared)
    throw new ReleaseError('integrity', `${name} is not a database of ${content}. Name another file.`);
  if (version > steps.length)
    throw new ReleaseError('store', `${name} was written by a newer version. Use that version.`);
  if (version === steps.length) return;
  if (mustExist && version === 0)
    throw new ReleaseError('store', `${name} holds no ${content}. Name the one that 'serve' uses.`);
  await queries.transaction().execute(async (change) => {
    const run = (statement: string) => sql.raw(statement).execute(change);
    await run(
      'CREATE TABLE IF NOT EXISTS schema_version (content TEXT PRIMARY KEY, version INTEGER NOT NULL)',
    );
    for (const statement of [...ownTables, ...steps.slice(await versionOf(change, kind)).flat()])
      await run(statement);
    await change.deleteFrom('schemaVersion').where('content', '=', content).execute();
    await change.insertInto('schemaVersion').values({ content, version: steps.length }).execute();
  });
}

/** Opens a database, which is made where there is none. @param place a file of SQLite, or `postgres://…` */
export async function openDatabase(
  place: string,
  kind: DatabaseKind,
  options: DatabaseOptions = {},
): Promise<Database> {
  checkDatabasePlace(place);
  const [open, errorOf] = isPostgres(place) ? [openPostgres, postgresError] : [openSqlite, sqliteError];
  let database: Database | undefined;
  try {
    database = await open(place, kind.content, options);
    await migrate(database, kind, { ...options, isShared: isPostgres(place) });
    return database;
  } catch (error) {
    await database?.close();
    throw error instanceof ReleaseError ? error : errorOf(error, place, kind.content);
  }
}
