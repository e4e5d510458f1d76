import { statSync } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { CamelCasePlugin, Kysely, sql, SqliteDialect } from 'kysely';
import type LibSql from 'libsql';
import { memoryLimiter } from 'server/http/request-limiter';
import { ReleaseError } from 'release/model/release-error';
import { messageOf } from 'release/model/thrown';
import { writingProblem, type Database, type DatabaseOptions } from './database.js';
import { databaseCode, isDamage } from './database-errors.js';
import type { Queries, Tables } from './schema.js';
import { PatientDriver, whenFree } from './sqlite-driver.js';

/** Mode of a file for this account alone: it holds names and addresses. SQLite gives its journal the same mode. */
const ownerOnly = 0o600;

const pageBytes = 4096;

/** Greatest size of a file, in bytes. */
const usualMaxBytes = 256 * 1024 * 1024;

/** A file without content would become a new one. */
function demandDatabase(file: string, content: string): void {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0) return;
  throw new ReleaseError(
    'store',
    `There is no database of ${content} ${file}. Name it with --${content}, as 'serve' does.`,
  );
}

async function createFile(file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await (await open(file, 'a', ownerOnly)).close();
}

/** Docs: decision 019. */
function configure(database: LibSql.Database, maxBytes: number): void {
  const isNew = database.prepare('SELECT 1 FROM sqlite_master LIMIT 1').all().length === 0;
  // Takes effect in a database without tables only, and writes to each: a server starts on a full disk, too.
  if (isNew) database.pragma('auto_vacuum = FULL');
  database.pragma('journal_mode = TRUNCATE');
  database.pragma('synchronous = FULL');
  database.pragma('secure_delete = ON');
  database.pragma('foreign_keys = ON');
  // Nothing of it is written to a folder for temporary files.
  database.pragma('temp_store = MEMORY');
  database.pragma(`max_page_count = ${Math.floor(maxBytes / pageBytes)}`);
}

async function readsWell(queries: Queries): Promise<boolean> {
  try {
    const { rows } = await sql<{ readonly quickCheck: string }>`PRAGMA quick_check(1)`.execute(queries);
    return rows[0]?.quickCheck === 'ok';
  } catch (error) {
    if (isDamage(error)) return false;
    throw error;
  }
}

const mebibyte = 1024 * 1024;

/** Part of its greatest size from which on a file counts as nearly full. */
const nearlyFull = 0.9;

async function sizeProblem(queries: Queries, maxBytes: number): Promise<string | undefined> {
  const pages = sql<{ readonly used: number }>`
    SELECT page_count - freelist_count AS used FROM pragma_page_count, pragma_freelist_count`;
  const usedBytes = ((await pages.execute(queries)).rows[0]?.used ?? 0) * pageBytes;
  if (usedBytes < nearlyFull * maxBytes) return undefined;
  const [used, most] = [usedBytes, maxBytes].map((bytes) => Math.ceil(bytes / mebibyte));
  return `The database is nearly full: ${used} of ${most} MB.`;
}

export const damagedText = (file: string): string => `${file} is damaged. Restore it from a backup.`;

/** Error for an operator, from what opening a file has thrown. */
export function sqliteError(error: unknown, file: string, content: string): unknown {
  const code = databaseCode(error);
  if (code === 'SQLITE_NOTADB')
    return new ReleaseError('integrity', `${file} is not a database of ${content}. Name another file.`);
  if (code === 'SQLITE_CORRUPT') return new ReleaseError('integrity', damagedText(file));
  return new ReleaseError(
    'store',
    `The database of ${content} ${file} cannot be opened: ${messageOf(error)}.`,
  );
}

/** Opens a file, made if there is none. */
export async function openSqlite(
  file: string,
  content: string,
  { mustExist = false, maxBytes = usualMaxBytes }: DatabaseOptions,
): Promise<Database> {
  const { default: Driver } = await import('libsql');
  if (mustExist) demandDatabase(file, content);
  else await createFile(file);
  const database = await whenFree(performance.now(), async () => {
    // No call waits for another process: all visitors would wait with it.
    const opened = new Driver(file, { timeout: 0 });
    try {
      configure(opened, maxBytes);
      return opened;
    } catch (error) {
      opened.close();
      throw error;
    }
  });
  const driver = new PatientDriver(database);
  const queries = new Kysely<Tables>({
    dialect: Object.assign(new SqliteDialect({ database }), {
      createDriver: () => driver,
    }),
    plugins: [new CamelCasePlugin()],
  });
  return {
    name: file,
    ownTables: [],
    queries,
    nowMs: async () => Date.now(),
    // One server has the file.
    limiter: (_, limit) => memoryLimiter(limit),
    isIntact: async () => {
      const isIntact = await readsWell(queries);
      driver.isDamaged ||= !isIntact;
      return isIntact;
    },
    problem: async () => (await writingProblem(queries)) ?? (await sizeProblem(queries, maxBytes)),
    close: async () => {
      await queries.destroy();
      database.close();
    },
  };
}
