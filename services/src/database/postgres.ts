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
import type { Pool, PoolClient, QueryConfig } from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { limiterOptions } from 'server/http/request-limiter';
import { sha256Hex } from 'release/model/digest';
import { ReleaseError } from 'release/model/release-error';
import { codeOf, messageOf } from 'release/model/thrown';
import { tryToWrite, type Database } from './database.js';
import { databaseCode } from './database-errors.js';
import { watchFailures, type FailureWatch } from './database-watch.js';
import { parsePostgresAddress, type PostgresAddress } from './postgres-address.js';
import type { Tables } from './schema.js';

/** Most connections for one kind of content. A request that finds all of them busy waits. */
const maxConnections = 5;

/** Longest time that a visitor waits for a database that does not answer, in milliseconds. */
const patienceMs = 5000;

/** Number of the lock that lets only one `write` of all servers run at a time. */
const writeLock = 0x48_57;

async function openPool(address: PostgresAddress): Promise<Pool> {
  const { Pool: Driver, types } = (await import('pg')).default;
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

/** Adds the code that tells a fault of the database from one of the program. A broken connection has none. */
function rethrow(error: unknown, watch: FailureWatch): never {
  const known = codeOf(error);
  const code = `PG_${typeof known === 'string' ? known : 'CONNECTION'}`;
  const failure = Object.assign(new Error(messageOf(error) || code), { code });
  watch.failed(failure);
  throw failure;
}

/** A connection that is ended once a query has failed on it, and with it the transaction: it may lead to a server that hangs. */
function connectionOf(client: PoolClient, watch: FailureWatch): PostgresPoolClient {
  let hasFailed = false;
  const query = async (text: string, values: readonly unknown[]) => {
    if (hasFailed) return { command: 'ROLLBACK', rowCount: 0, rows: [] };
    try {
      const result = await client.query(text, [...values]);
      if ((result.rowCount ?? 0) > 0 && result.command !== 'SELECT') watch.written();
      return result;
    } catch (error) {
      hasFailed = true;
      return rethrow(error, watch);
    }
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

/** Limits of all servers. Not logged: it writes little to the disk, and is empty after a crash of PostgreSQL. */
const limitTable = 'request_limit';

/** Stores digests instead of addresses. */
class DigestLimiter extends RateLimiterPostgres {
  override getKey(key: string): string {
    return super.getKey(sha256Hex(key));
  }
}

const nameOf = ({ database, host, port }: PostgresAddress) =>
  `PostgreSQL database ${database} at ${host}:${port}`;

/** Error for an operator, from what opening a database has thrown. */
export function postgresError(error: unknown, url: string): unknown {
  const address = parsePostgresAddress(url);
  const code = databaseCode(error);
  const remedy = remedies[code]?.(address) ?? usualRemedy(code);
  return new ReleaseError('store', `${nameOf(address)} cannot be used: ${messageOf(error)}. ${remedy}`);
}

/** Opens a database, which must be there. */
export async function openPostgres(url: string): Promise<Database> {
  const address = parsePostgresAddress(url);
  const pool = await openPool(address);
  const watch = watchFailures();
  const fail = (error: unknown) => rethrow(error, watch);
  const connect = async () => connectionOf(await pool.connect().catch(fail), watch);
  const queries = new Kysely<Tables>({
    dialect: Object.assign(new PostgresDialect({ pool }), {
      // Kysely would end only what it has used.
      createDriver: () => new SerialDriver({ pool: { connect, end: () => Promise.resolve() } }),
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
    name: nameOf(address),
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
    problem: async () => {
      await nowMs();
      if (watch.problem() !== undefined) await tryToWrite(queries);
      return watch.problem();
    },
    close: async () => {
      await queries.destroy();
      await pool.end();
    },
  };
}
