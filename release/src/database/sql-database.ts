import { statSync } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type Database from 'libsql';
import { ReleaseError } from '../model/release-error.js';
import { messageOf } from '../model/thrown.js';
import { watchDatabase, type DatabaseWatch } from './database-watch.js';
import { isBusy, isDamage, sqliteCode } from './sqlite-errors.js';

export type SqlValue = string | number | null;

/** One connection to a database. Every call is synchronous and short. */
export type SqlDatabase = ReturnType<typeof wrap>;

/** What one kind of database holds. */
export interface DatabaseKind {
  /** What messages call its content: `enquiries`. */
  readonly content: string;
  /** Tells its files from those of another kind: `application_id` of SQLite. */
  readonly applicationId: number;
  /** What makes a database of version N one of version N + 1, by N. Never change a step that was released: add one. */
  readonly steps: readonly string[];
  /** Greatest size. */
  readonly maxBytes: number;
}

export interface DatabaseOptions {
  /** How long a call waits for another process, in milliseconds. It blocks this process meanwhile. */
  readonly busyTimeoutMs: number;
  /** Instead of that of its kind, for tests. */
  readonly maxBytes?: number;
}

/** For this account alone: it holds names and addresses. SQLite gives its journal the same mode. */
const ownerOnly = 0o600;

const pageBytes = 4096;

/** Longest time that another process may hold the lock, in milliseconds. */
const patienceMs = 5000;

const retryMs = 25;

/** A call of a server never waits for another process: all visitors would wait with it. It is repeated by `whenFree`. */
export const serverBusyTimeoutMs = 0;

/** Repeats work while another process holds the lock; this process does other things meanwhile. */
export async function whenFree<Result>(work: () => Result | Promise<Result>): Promise<Result> {
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

async function loadDriver(): Promise<typeof Database> {
  try {
    return (await import('libsql')).default;
  } catch (error) {
    throw new ReleaseError(
      'fault',
      `The package libsql cannot be loaded (${messageOf(error)}). Run 'npm install' on this machine.`,
    );
  }
}

/** Whether there is a database. A file without content would become a new one. */
export const hasDatabase = (file: string): boolean =>
  (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;

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

function wrap(database: Database.Database, watch: DatabaseWatch) {
  const rollBack = () => {
    // A full disk has ended the transaction already.
    if (database.inTransaction) database.exec('ROLLBACK');
  };
  const watched = <Result>(work: () => Result): Result => {
    try {
      return work();
    } catch (error) {
      watch.failed(error);
      throw error;
    }
  };
  /** Prepared once each: the driver frees a statement late. */
  const statements = new Map<string, ReturnType<typeof database.prepare>>();
  const prepared = (sql: string) => {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  return {
    /** @returns the rows, not yet checked */
    all: (sql: string, values: readonly SqlValue[] = []): readonly unknown[] =>
      watched(() => prepared(sql).all(values)),
    /** @returns how many rows changed */
    run: (sql: string, values: readonly SqlValue[] = []) =>
      watched(() => {
        const { changes } = prepared(sql).run(values);
        if (changes > 0 && !database.inTransaction) watch.written();
        return changes;
      }),
    /** Does all of the work or none of it. */
    write: <Result>(work: () => Result): Result =>
      watched(() => {
        database.exec('BEGIN IMMEDIATE');
        try {
          const result = work();
          database.exec('COMMIT');
          watch.written();
          return result;
        } catch (error) {
          rollBack();
          throw error;
        }
      }),
    /** Reads all of it, for about a second where it is full. What it finds is a `problem` from then on. */
    isIntact: (): boolean => {
      const isIntact = readsWell(database);
      if (!isIntact) watch.damaged();
      return isIntact;
    },
    /** What an operator must look at; `undefined` if nothing. @throws if the database cannot be read */
    problem: (): string | undefined => {
      const pages = (name: NumberName) => numberIn(prepared(`PRAGMA ${name}`).all(), name);
      const usedBytes = (pages('page_count') - pages('freelist_count')) * pageBytes;
      return watch.problem({ usedBytes, maxBytes: pages('max_page_count') * pageBytes });
    },
    close: () => void database.close(),
  };
}

const hasTables = (database: Database.Database): boolean =>
  database.prepare('SELECT 1 FROM sqlite_master LIMIT 1').all().length > 0;

/** Docs: decision 019. */
function configure(database: Database.Database, maxBytes: number): void {
  // Takes effect in a database without tables only, and writes to each: a server starts on a full disk, too.
  if (!hasTables(database)) database.pragma('auto_vacuum = INCREMENTAL');
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
}

/** Brings the tables up to date. The first process that opens the file does it. */
function migrate(database: Database.Database, watch: DatabaseWatch, { file, kind }: Opened): void {
  const { content, applicationId, steps } = kind;
  const version = () => numberOf(database, 'user_version');
  // Looked at first: another process may be making the tables.
  const isUsed = hasTables(database);
  const isOfKind = version() > 0 ? numberOf(database, 'application_id') === applicationId : !isUsed;
  if (!isOfKind) throw notOfKind(file, content);
  if (version() > steps.length)
    throw new ReleaseError('store', `${file} was written by a newer version. Use that version.`);
  if (version() === steps.length) return;
  wrap(database, watch).write(() => {
    for (const step of steps.slice(version())) database.exec(step);
    database.exec(`PRAGMA application_id = ${applicationId}`);
    database.exec(`PRAGMA user_version = ${steps.length}`);
  });
}

function openingError(file: string, content: string, error: unknown): unknown {
  if (error instanceof ReleaseError) return error;
  if (sqliteCode(error) === 'SQLITE_NOTADB') return notOfKind(file, content);
  if (sqliteCode(error) === 'SQLITE_CORRUPT') return new ReleaseError('integrity', damagedText(file));
  return new ReleaseError(
    'store',
    `The database of ${content} ${file} cannot be opened: ${messageOf(error)}.`,
  );
}

/** Opens a database, which is made where there is none. */
export async function openSqlDatabase(
  file: string,
  kind: DatabaseKind,
  { busyTimeoutMs, maxBytes = kind.maxBytes }: DatabaseOptions,
): Promise<SqlDatabase> {
  const Driver = await loadDriver();
  await createFile(file, kind.content);
  let database: Database.Database | undefined;
  try {
    database = new Driver(file, { timeout: patienceMs });
    configure(database, maxBytes);
    const watch = watchDatabase(file);
    migrate(database, watch, { file, kind });
    database.pragma(`busy_timeout = ${busyTimeoutMs}`);
    return wrap(database, watch);
  } catch (error) {
    database?.close();
    throw openingError(file, kind.content, error);
  }
}
