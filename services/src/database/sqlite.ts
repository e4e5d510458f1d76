import { statSync } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type Database from 'libsql';
import { openRequestCounter } from 'server/http/request-counter';
import { ReleaseError } from 'release/model/release-error';
import { messageOf } from 'release/model/thrown';
import { watchDatabase, type DatabaseWatch } from './database-watch.js';
import { databaseCode, isBusy, isDamage } from './database-errors.js';
import { loadDriver } from './load-driver.js';
import type { DatabaseKind, DatabaseOptions, Queries, SqlDatabase } from './sql-database.js';

/** Mode of a file for this account alone: it holds names and addresses. SQLite gives its journal the same mode. */
const ownerOnly = 0o600;

const pageBytes = 4096;

/** Longest time that another process may hold the lock, in milliseconds. */
const patienceMs = 5000;

const retryMs = 25;

/** Repeats work while another process holds the lock; this process does other things meanwhile. */
async function whenFree<Result>(work: () => Promise<Result>): Promise<Result> {
  const startMs = performance.now();
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() - startMs > patienceMs) throw error;
    }
    await pause(retryMs);
  }
}

/** A file without content would become a new one. */
function demandDatabase(file: string, content: string): void {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0) return;
  throw new ReleaseError(
    'store',
    `There is no database of ${content} ${file}. Name it with --${content}, as 'serve' does.`,
  );
}

async function createFile(file: string, content: string): Promise<void> {
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await (await open(file, 'a', ownerOnly)).close();
  } catch (error) {
    throw new ReleaseError(
      'store',
      `The database of ${content} ${file} cannot be written: ${messageOf(error)}.`,
    );
  }
}

/** Queue of the work on a database, one after the other: no other call gets into a transaction. */
function openQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Result | Promise<Result>): Promise<Result> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}

function queriesOf(database: Database.Database): Queries {
  /** Statements, prepared once each: the driver frees them late. */
  const statements = new Map<string, ReturnType<typeof database.prepare>>();
  const prepared = (sql: string) => {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  return {
    all: async (sql, values = []) => prepared(sql).all(values),
    run: async (sql, values = []) => prepared(sql).run(values).changes,
  };
}

function wrap(database: Database.Database, watch: DatabaseWatch, name: string): SqlDatabase {
  const queries = queriesOf(database);
  const inTurn = openQueue();
  const done = <Result>(work: () => Promise<Result>): Promise<Result> =>
    whenFree(() =>
      inTurn(async () => {
        try {
          return await work();
        } catch (error) {
          watch.failed(error);
          // A full disk has ended the transaction already.
          if (database.inTransaction) database.exec('ROLLBACK');
          throw error;
        }
      }),
    );
  const write: SqlDatabase['write'] = (work) =>
    done(async () => {
      watch.demandWhole();
      database.exec('BEGIN IMMEDIATE');
      const result = await work(queries);
      database.exec('COMMIT');
      watch.written();
      return result;
    });
  /** Writes what is there already: it can again once the disk has room. */
  const rewrite = () =>
    write(async () => void database.pragma(`user_version = ${numberOf(database, 'user_version')}`));
  return {
    name,
    all: (sql, values) => done(() => queries.all(sql, values)),
    run: (sql, values) =>
      done(async () => {
        watch.demandWhole();
        const changes = await queries.run(sql, values);
        if (changes > 0) watch.written();
        return changes;
      }),
    write,
    nowMs: async () => Date.now(),
    // One server has the file.
    counter: (_, limit) => openRequestCounter(limit),
    isIntact: () =>
      done(async () => {
        const isIntact = readsWell(database);
        if (!isIntact) watch.damaged();
        return isIntact;
      }),
    problem: async () => {
      if (watch.failure() !== undefined) await rewrite().catch(() => undefined);
      return await done(async () => {
        const pages = async (name: NumberName) => numberIn(await queries.all(`PRAGMA ${name}`), name);
        const usedBytes = ((await pages('page_count')) - (await pages('freelist_count'))) * pageBytes;
        return watch.problem({ usedBytes, maxBytes: (await pages('max_page_count')) * pageBytes });
      });
    },
    close: () => inTurn(() => void database.close()),
  };
}

const hasTables = (database: Database.Database): boolean =>
  database.prepare('SELECT 1 FROM sqlite_master LIMIT 1').all().length > 0;

/** Docs: decision 019. */
function configure(database: Database.Database, maxBytes: number): void {
  // Takes effect in a database without tables only, and writes to each: a server starts on a full disk, too.
  if (!hasTables(database)) database.pragma('auto_vacuum = FULL');
  database.pragma('journal_mode = TRUNCATE');
  database.pragma('synchronous = FULL');
  database.pragma('secure_delete = ON');
  database.pragma('foreign_keys = ON');
  // Nothing of it is written to a folder for temporary files.
  database.pragma('temp_store = MEMORY');
  database.pragma(`max_page_count = ${Math.floor(maxBytes / pageBytes)}`);
}

function readsWell(database: Database.Database): boolean {
  try {
    const rows = database.prepare('PRAGMA quick_check(1)').all() as Readonly<Record<string, unknown>>[];
    return rows[0]?.['quick_check'] === 'ok';
  } catch (error) {
    if (isDamage(error)) return false;
    throw error;
  }
}

type NumberName = 'user_version' | 'application_id' | 'page_count' | 'freelist_count' | 'max_page_count';

/** A number that SQLite keeps of the file. */
const numberIn = (rows: unknown, name: NumberName): number =>
  (rows as readonly Readonly<Record<string, number>>[])[0]?.[name] ?? 0;

const numberOf = (database: Database.Database, name: NumberName): number =>
  numberIn(database.prepare(`PRAGMA ${name}`).all(), name);

export const damagedText = (file: string): string => `${file} is damaged. Restore it from a backup.`;

const notOfKind = (file: string, content: string) =>
  new ReleaseError('integrity', `${file} is not a database of ${content}. Name another file.`);

interface Opened {
  readonly file: string;
  readonly kind: DatabaseKind;
  readonly watch: DatabaseWatch;
}

/** Brings the tables up to date. The first process that opens the file does it. */
async function migrate(database: Database.Database, { file, kind, watch }: Opened): Promise<void> {
  const { content, applicationId, steps } = kind;
  const version = () => numberOf(database, 'user_version');
  // Looked at first: another process may be making the tables.
  const isUsed = hasTables(database);
  const isOfKind = version() > 0 ? numberOf(database, 'application_id') === applicationId : !isUsed;
  if (!isOfKind) throw notOfKind(file, content);
  if (version() > steps.length)
    throw new ReleaseError('store', `${file} was written by a newer version. Use that version.`);
  if (version() === steps.length) return;
  await wrap(database, watch, file).write(async () => {
    for (const step of steps.slice(version())) database.exec(step);
    database.exec(`PRAGMA application_id = ${applicationId}`);
    database.exec(`PRAGMA user_version = ${steps.length}`);
  });
}

function openingError(file: string, content: string, error: unknown): unknown {
  if (error instanceof ReleaseError) return error;
  if (databaseCode(error) === 'SQLITE_NOTADB') return notOfKind(file, content);
  if (databaseCode(error) === 'SQLITE_CORRUPT') return new ReleaseError('integrity', damagedText(file));
  return new ReleaseError(
    'store',
    `The database of ${content} ${file} cannot be opened: ${messageOf(error)}.`,
  );
}

export async function openSqlite(
  file: string,
  kind: DatabaseKind,
  { mustExist = false, maxBytes = kind.maxBytes }: DatabaseOptions,
): Promise<SqlDatabase> {
  const Driver = await loadDriver('libsql', () => import('libsql'));
  if (mustExist) demandDatabase(file, kind.content);
  else await createFile(file, kind.content);
  const openNow = async () => {
    // No call waits for another process: all visitors would wait with it.
    const database = new Driver(file, { timeout: 0 });
    try {
      configure(database, maxBytes);
      const watch = watchDatabase(file);
      await migrate(database, { file, kind, watch });
      return wrap(database, watch, file);
    } catch (error) {
      database.close();
      throw error;
    }
  };
  try {
    return await whenFree(openNow);
  } catch (error) {
    throw openingError(file, kind.content, error);
  }
}
