import type { RequestLimit, RequestLimiter } from 'server/http/request-limiter';
import { messageOf } from 'release/model/thrown';
import { databaseCode } from './database-errors.js';
import type { Queries } from './schema.js';

/** A database of SQLite or PostgreSQL. */
export interface Database {
  /** Name in messages: a file, or a server without user and password. */
  readonly name: string;
  /** Statements that make tables of its own, beside those of its content. */
  readonly ownTables: readonly string[];
  /** Queries of all tables. A transaction is done wholly or not at all, while no other process does one. */
  readonly queries: Queries;
  /** Time that all servers on the database agree on, in milliseconds since 1970. */
  readonly nowMs: () => Promise<number>;
  /** Counts requests for all servers on the database together. @param name tells limits apart */
  readonly limiter: (name: string, limit: RequestLimit) => RequestLimiter;
  /** Reads all of it, for about a second where it is full. What it finds is a `problem` from then on. */
  readonly isIntact: () => Promise<boolean>;
  /** Problem that an operator must look at; `undefined` if there is none. @throws if the database cannot be read */
  readonly problem: () => Promise<string | undefined>;
  readonly close: () => Promise<void>;
}

/** Writes a row that nobody sees. @returns the reason why nothing can be written */
export async function writingProblem(queries: Queries): Promise<string | undefined> {
  try {
    await queries.transaction().execute(async (change) => {
      await change.insertInto('schemaVersion').values({ content: 'test', version: 0 }).execute();
      await change.deleteFrom('schemaVersion').where('content', '=', 'test').execute();
    });
    return undefined;
  } catch (error) {
    return `The database cannot be written: ${messageOf(error)} (${databaseCode(error)})`;
  }
}

export interface DatabaseOptions {
  /** Fails where there is no such database yet, instead of making one. */
  readonly mustExist?: boolean;
  /** Greatest size of a file instead of the usual one, for tests. */
  readonly maxBytes?: number;
}
