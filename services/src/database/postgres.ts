import {
  CamelCasePlugin,
  CompiledQuery,
  Kysely,
  PostgresDialect,
  PostgresDriver,
  sql,
  type DatabaseConnection,
  type PostgresPoolClient,
} from 'kysely';
import type { Pool, QueryConfig } from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { isLoopback } from 'server/http/loopback';
import { limiterOptions } from 'server/http/request-limiter';
import { sha256Hex } from 'release/model/digest';
import { ReleaseError } from 'release/model/release-error';
import { codeOf, messageOf } from 'release/model/thrown';
import { writingProblem, type Database } from './database.js';
import type { Tables } from './schema.js';

/** Most connections for one kind of content. A request that finds all of them busy waits. */
const maxConnections = 5;

/** Longest time that a visitor waits for a database that does not answer, in milliseconds. */
const patienceMs = 5000;

/** Number of the lock that lets only one `write` of all servers run at a time. */
const writeLock = 0x48_57;

async function openPool(connectionString: string): Promise<Pool> {
  const { Pool: Driver, types } = (await import('pg')).default;
  const pool = new Driver({
    connectionString,
    // Where the address does not say by `sslmode`: TLS, with a certificate that Node trusts.
    ssl: !isLoopback(new URL(connectionString).hostname),
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

/** Adds the code that tells a fault of the database from one of the program. A broken connection has none. */
function fail(error: unknown): never {
  const known = codeOf(error);
  const code = `PG_${typeof known === 'string' ? known : 'CONNECTION'}`;
  throw Object.assign(new Error(messageOf(error) || code), { code });
}

/** A connection that is ended once a query has failed on it, and with it the transaction: it may lead to a server that hangs. */
async function connectTo(pool: Pool): Promise<PostgresPoolClient> {
  const client = await pool.connect().catch(fail);
  let hasFailed = false;
  const query = async (text: string, values: readonly unknown[]) => {
    if (hasFailed) return { command: 'ROLLBACK', rowCount: 0, rows: [] };
    return await client.query(text, [...values]).catch((error: unknown) => {
      hasFailed = true;
      return fail(error);
    });
  };
  // No query asks for a cursor, the other kind of answer.
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(hasFailed) };
}

/** Lets one transaction of all servers run at a time, as SQLite does. */
class SerialDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('BEGIN'));
    await connection.executeQuery(CompiledQuery.raw(`SELECT pg_advisory_xact_lock(${writeLock})`));
  }
}

/** Limits of all servers. Not logged: it writes little to the disk, and is empty after a crash of PostgreSQL. */
const limitTable = 'request_limit';

/** Stores digests instead of addresses. */
class DigestLimiter extends RateLimiterPostgres {
  override getKey(key: string): string {
    return super.getKey(sha256Hex(key));
  }
}

/** Name without user and password. */
function nameOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `PostgreSQL database ${pathname.slice(1)} at ${host}`;
}

/** Error for an operator, from what opening a database has thrown. */
export const postgresError = (error: unknown, url: string): unknown =>
  new ReleaseError('store', `${nameOf(url)} cannot be used: ${messageOf(error)}. Check DATABASE_URL.`);

/** Opens a database, which must be there. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = await openPool(url);
  const queries = new Kysely<Tables>({
    dialect: Object.assign(new PostgresDialect({ pool }), {
      // Kysely would end only what it has used.
      createDriver: () =>
        new SerialDriver({ pool: { connect: () => connectTo(pool), end: () => Promise.resolve() } }),
    }),
    plugins: [new CamelCasePlugin()],
  });
  const nowMs = async () => {
    const clock = sql<{
      readonly ms: number;
    }>`SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint ms`;
    return (await clock.execute(queries)).rows[0]?.ms ?? 0;
  };
  return {
    name: nameOf(url),
    ownTables: [
      `CREATE UNLOGGED TABLE IF NOT EXISTS ${limitTable} (key TEXT PRIMARY KEY, points INTEGER, expire BIGINT)`,
    ],
    queries,
    nowMs,
    limiter: (name, limit) =>
      new DigestLimiter({
        ...limiterOptions(limit),
        keyPrefix: name,
        storeClient: { query: (query: QueryConfig) => pool.query(query).catch(fail) },
        storeType: 'client',
        tableName: limitTable,
        tableCreated: true,
      }),
    isIntact: async () => true,
    problem: () => writingProblem(queries),
    close: async () => {
      await queries.destroy();
      await pool.end();
    },
  };
}
