import type { Pool, PoolClient } from 'pg';
import { ReleaseError } from 'release/model/release-error';
import { codeOf, messageOf } from 'release/model/thrown';
import { databaseCode } from './database-errors.js';
import { watchFailures } from './database-watch.js';
import { loadDriver } from './load-driver.js';
import { parsePostgresAddress, type PostgresAddress } from './postgres-address.js';
import { databaseClock, openSharedCounter, sharedCounterTable } from './shared-counter.js';
import type { DatabaseKind, DatabaseOptions, Queries, SqlDatabase, SqlValue } from './sql-database.js';

/** Most connections for one kind of content. A request that finds all of them busy waits. */
const maxConnections = 5;

/** Longest time that a visitor waits for a database that does not answer, in milliseconds. */
const patienceMs = 5000;

/** Number of the lock that lets only one `write` of all servers run at a time. */
const writeLock = 0x48_57;

async function openPool(address: PostgresAddress): Promise<Pool> {
  const { Pool: Driver, types } = await loadDriver('pg', () => import('pg'));
  const pool = new Driver({
    ...address,
    max: maxConnections,
    keepAlive: true,
    connectionTimeoutMillis: patienceMs,
    // The database ends a statement, and a transaction whose server hangs; this end gives up on a database that hangs. A pooler
    // refuses these two as options of the connection.
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, which its types do not say
    onConnect: (client) =>
      client.query(
        `SET statement_timeout = ${patienceMs}; SET idle_in_transaction_session_timeout = ${patienceMs}`,
      ),
    query_timeout: patienceMs + 1000,
    types: {
      // The driver gives `count(*)` and BIGINT as texts.
      getTypeParser: (type, format) =>
        type === types.builtins.INT8
          ? Number
          : (types.getTypeParser(type, format) as (text: string) => unknown),
    },
  });
  // Whoever uses a connection that breaks has an error of its own.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

function numbered(sql: string): string {
  let values = 0;
  return sql.replaceAll('?', () => `$${(values += 1)}`);
}

/** Adds the code that tells a fault of the database from one of the program. A broken connection has none. */
function rethrow(error: unknown): never {
  const known = codeOf(error);
  const code = `PG_${typeof known === 'string' ? known : 'CONNECTION'}`;
  throw Object.assign(new Error(messageOf(error) || code), { code });
}

function queriesOf(client: Pick<Pool | PoolClient, 'query'>): Queries {
  const ask = (sql: string, values: readonly SqlValue[] = []) =>
    client.query<Readonly<Record<string, unknown>>>(numbered(sql), [...values]).catch(rethrow);
  return {
    all: async (sql, values) => (await ask(sql, values)).rows,
    run: async (sql, values) => (await ask(sql, values)).rowCount ?? 0,
  };
}

async function writeBy<Result>(pool: Pool, work: (queries: Queries) => Promise<Result>): Promise<Result> {
  const client = await pool.connect().catch(rethrow);
  const queries = queriesOf(client);
  try {
    await queries.run('BEGIN');
    await queries.all(`SELECT pg_advisory_xact_lock(${writeLock})`);
    const result = await work(queries);
    await queries.run('COMMIT');
    client.release();
    return result;
  } catch (error) {
    // Ends the connection, and with it the transaction.
    client.release(true);
    throw error;
  }
}

function wrap(pool: Pool, name: string): SqlDatabase {
  const queries = queriesOf(pool);
  const watch = watchFailures();
  // A failed connection is ended. Those of before a failover lead to a server that is read-only now: a new one may not.
  const watched = async <Result>(
    work: () => Promise<Result>,
    triesLeft = maxConnections,
  ): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      if (triesLeft > 0 && databaseCode(error) === 'PG_25006') return await watched(work, triesLeft - 1);
      watch.failed(error);
      throw error;
    }
  };
  const all: SqlDatabase['all'] = (sql, values) => watched(() => queries.all(sql, values));
  const run: SqlDatabase['run'] = async (sql, values) => {
    const changes = await watched(() => queries.run(sql, values));
    if (changes > 0) watch.written();
    return changes;
  };
  const nowMs = async () => {
    const [row] = await all(`SELECT ${databaseClock} AS now`);
    return (row as { readonly now: number }).now;
  };
  return {
    name,
    all,
    run,
    write: async (work) => {
      const result = await watched(() => writeBy(pool, work));
      watch.written();
      return result;
    },
    nowMs,
    counter: (counted, limit) => openSharedCounter({ all, run }, counted, limit),
    isIntact: async () => true,
    problem: async () => {
      await nowMs();
      // Writes what is there already: it can again once the disk has room.
      if (watch.problem() !== undefined)
        await run('UPDATE schema_version SET version = version').catch(() => undefined);
      return watch.problem();
    },
    close: () => pool.end(),
  };
}

/** Version of the tables of a kind; 0 where there are none. */
async function versionOf({ all }: Queries, { content }: DatabaseKind): Promise<number> {
  const [made] = await all("SELECT to_regclass('schema_version')::text AS name");
  if ((made as { readonly name: unknown }).name === null) return 0;
  const [row] = await all('SELECT version FROM schema_version WHERE content = ?', [content]);
  return (row as { readonly version: number } | undefined)?.version ?? 0;
}

/** Brings the tables up to date. The first server that opens the database does it. */
async function migrate(database: SqlDatabase, kind: DatabaseKind, mustExist: boolean): Promise<void> {
  const { content, steps } = kind;
  const { name } = database;
  const version = await versionOf(database, kind);
  if (version > steps.length)
    throw new ReleaseError('store', `${name} was written by a newer version. Use that version.`);
  if (version === steps.length) return;
  if (mustExist && version === 0)
    throw new ReleaseError('store', `${name} holds no ${content}. Name the one that 'serve' uses.`);
  await database.write(async (queries) => {
    await queries.run(
      'CREATE TABLE IF NOT EXISTS schema_version (content TEXT PRIMARY KEY, version INTEGER)',
    );
    await queries.run(sharedCounterTable);
    for (const step of steps.slice(await versionOf(queries, kind))) await queries.run(step);
    const values = [content, steps.length];
    await queries.run('DELETE FROM schema_version WHERE content = ?', [content]);
    await queries.run('INSERT INTO schema_version (content, version) VALUES (?, ?)', values);
  });
}

/** Remedies, by the code of the error. */
const remedies: Readonly<Record<string, (address: PostgresAddress) => string>> = {
  PG_28P01: () => 'Correct user and password in DATABASE_URL.',
  PG_28000: () => 'Let this user and machine in: pg_hba.conf of PostgreSQL.',
  PG_3D000: ({ database }) => `Correct DATABASE_URL, or make the database: createdb ${database}`,
  PG_42501: ({ user }) =>
    `Let its owner give the right to make tables: GRANT USAGE, CREATE ON SCHEMA public TO "${user}"`,
  PG_42P07: () => 'It holds tables of another program: make a database for the site alone.',
};

/** Node's codes of a certificate that is not trusted, or is for another name. */
const certificateCodes = /CERT|SIGNATURE|ISSUER/;

const usualRemedy = (code: string) =>
  certificateCodes.test(code)
    ? 'Name the authority of its certificate in NODE_EXTRA_CA_CERTS.'
    : 'Start PostgreSQL, or correct DATABASE_URL.';

function openingError(error: unknown, name: string, address: PostgresAddress): unknown {
  if (error instanceof ReleaseError) return error;
  const code = databaseCode(error);
  const remedy = remedies[code]?.(address) ?? usualRemedy(code);
  return new ReleaseError('store', `${name} cannot be used: ${messageOf(error)}. ${remedy}`);
}

export async function openPostgres(
  url: string,
  kind: DatabaseKind,
  { mustExist = false }: DatabaseOptions,
): Promise<SqlDatabase> {
  const address = parsePostgresAddress(url);
  const name = `PostgreSQL database ${address.database} at ${address.host}:${address.port}`;
  const pool = await openPool(address);
  const database = wrap(pool, name);
  try {
    await migrate(database, kind, mustExist);
    return database;
  } catch (error) {
    await pool.end();
    throw openingError(error, name, address);
  }
}
