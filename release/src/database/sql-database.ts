import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type Database from 'libsql';
import { ReleaseError } from '../model/release-error.js';
import { codeOf, messageOf } from '../model/thrown.js';

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

/** Code of an error of SQLite, `SQLITE_FULL`; `''` for any other error. */
export function sqliteCode(error: unknown): string {
  const code = codeOf(error);
  return typeof code === 'string' && code.startsWith('SQLITE_') ? code : '';
}

/** Whether another process holds the lock: the same call may work in a moment. */
export const isBusy = (error: unknown): boolean => /^SQLITE_(BUSY|LOCKED)/.test(sqliteCode(error));

/** Longest time that another process may hold the lock, in milliseconds. */
const patienceMs = 5000;

const retryMs = 25;

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

function wrap(database: Database.Database) {
  const rollBack = () => {
    // A full disk has ended the transaction already.
    if (database.inTransaction) database.exec('ROLLBACK');
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
    all: (sql: string, values: readonly SqlValue[] = []): readonly unknown[] => prepared(sql).all(values),
    /** @returns how many rows changed */
    run: (sql: string, values: readonly SqlValue[] = []) => prepared(sql).run(values).changes,
    /** Does all of the work or none of it. */
    write: <Result>(work: () => Result): Result => {
      database.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        database.exec('COMMIT');
        return result;
      } catch (error) {
        rollBack();
        throw error;
      }
    },
    close: () => void database.close(),
  };
}

/** Docs: decision 019. */
function configure(database: Database.Database, maxBytes: number): void {
  // Takes effect in a database without tables only.
  database.pragma('auto_vacuum = INCREMENTAL');
  database.pragma('journal_mode = TRUNCATE');
  database.pragma('synchronous = FULL');
  database.pragma('secure_delete = ON');
  database.pragma('foreign_keys = ON');
  // Nothing of it is written to a folder for temporary files.
  database.pragma('temp_store = MEMORY');
  database.pragma(`max_page_count = ${Math.floor(maxBytes / pageBytes)}`);
}

/** A number that SQLite keeps in the file. */
const numberOf = (database: Database.Database, name: 'user_version' | 'application_id'): number =>
  (database.prepare(`PRAGMA ${name}`).all() as Readonly<Record<string, number>>[])[0]?.[name] ?? 0;

const notOfKind = (file: string, content: string) =>
  new ReleaseError('integrity', `${file} is not a database of ${content}. Name another file.`);

/** Brings the tables up to date. The first process that opens the file does it. */
function migrate(database: Database.Database, file: string, kind: DatabaseKind): void {
  const { content, applicationId, steps } = kind;
  const version = () => numberOf(database, 'user_version');
  if (version() > 0 && numberOf(database, 'application_id') !== applicationId) throw notOfKind(file, content);
  if (version() > steps.length)
    throw new ReleaseError('store', `${file} was written by a newer version. Use that version.`);
  if (version() === steps.length) return;
  wrap(database).write(() => {
    for (const step of steps.slice(version())) database.exec(step);
    database.exec(`PRAGMA application_id = ${applicationId}`);
    database.exec(`PRAGMA user_version = ${steps.length}`);
  });
}

function openingError(file: string, content: string, error: unknown): unknown {
  if (error instanceof ReleaseError) return error;
  if (sqliteCode(error) === 'SQLITE_NOTADB') return notOfKind(file, content);
  if (sqliteCode(error) === 'SQLITE_CORRUPT')
    return new ReleaseError('integrity', `${file} is damaged. Restore it from a backup.`);
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
    migrate(database, file, kind);
    database.pragma(`busy_timeout = ${busyTimeoutMs}`);
    return wrap(database);
  } catch (error) {
    database?.close();
    throw openingError(file, kind.content, error);
  }
}
