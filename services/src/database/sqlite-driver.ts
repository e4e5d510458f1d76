import { setTimeout as pause } from 'node:timers/promises';
import { CompiledQuery, SqliteDriver, type DatabaseConnection } from 'kysely';
import type LibSql from 'libsql';
import { isBusy, isDamage } from './database-errors.js';

/** Longest time that another process may hold the lock, in milliseconds. */
const patienceMs = 5000;

const retryMs = 25;

/** Repeats work while another process holds the lock; this process does other things meanwhile. */
export async function whenFree<Result>(startMs: number, work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() - startMs > patienceMs) throw error;
    }
    await pause(retryMs);
  }
}

/** Statements, prepared once each: libsql frees them late. */
function preparedOnce(database: LibSql.Database) {
  const statements = new Map<string, ReturnType<typeof database.prepare>>();
  return {
    prepare: (text: string) => {
      const statement = statements.get(text) ?? database.prepare(text);
      statements.set(text, statement);
      return statement;
    },
    // Kysely closes only what it has used.
    close: () => undefined,
  };
}

/** Changes, which a damaged file takes no more: what is written into it may be lost. */
const change = /^(begin|insert|update|delete)/i;

/** Waits for other processes without blocking this one. */
export class PatientDriver extends SqliteDriver {
  /** True once damage was met. */
  isDamaged = false;

  constructor(private readonly database: LibSql.Database) {
    super({ database: preparedOnce(database) });
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const startMs = performance.now();
    const connection = await super.acquireConnection();
    const execute = async <Row>(query: CompiledQuery) => {
      if (this.isDamaged && change.test(query.sql))
        throw Object.assign(new Error('It is damaged. Restore it from a backup.'), {
          code: 'SQLITE_CORRUPT',
        });
      try {
        return await connection.executeQuery<Row>(query);
      } catch (error) {
        this.isDamaged ||= isDamage(error);
        throw error;
      }
    };
    return {
      executeQuery: (query) => whenFree(startMs, () => execute(query)),
      streamQuery: (query) => connection.streamQuery(query),
    };
  }

  /** Takes the lock at once: a change that began by reading could not wait for it. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('BEGIN IMMEDIATE'));
  }

  override async rollbackTransaction(): Promise<void> {
    // A full disk has ended it already.
    if (this.database.inTransaction) this.database.exec('ROLLBACK');
  }
}
