import type { RequestCounter, RequestLimit } from 'server/http/request-counter';

export type SqlValue = string | number | null;

/** Runs statements that SQLite and PostgreSQL both understand. A `?` stands for a value. */
export interface Queries {
  /** @returns the rows, not yet checked */
  readonly all: (sql: string, values?: readonly SqlValue[]) => Promise<readonly unknown[]>;
  /** @returns number of changed rows */
  readonly run: (sql: string, values?: readonly SqlValue[]) => Promise<number>;
}

export interface SqlDatabase extends Queries {
  /** Name in messages: a file, or a server without user and password. */
  readonly name: string;
  /**
   * Does all of the work or none of it, while no other process does such work. It may be done again, and must use the
   * given queries only.
   */
  readonly write: <Result>(work: (queries: Queries) => Promise<Result>) => Promise<Result>;
  /** The time that all servers on the database agree on, in milliseconds since 1970. */
  readonly nowMs: () => Promise<number>;
  /** Counts requests for all servers on the database together. @param name tells limits apart */
  readonly counter: (name: string, limit: RequestLimit) => RequestCounter;
  /** Reads all of it, for about a second where it is full. What it finds is a `problem` from then on. */
  readonly isIntact: () => Promise<boolean>;
  /** Problem that an operator must look at; `undefined` if there is none. @throws if the database cannot be read */
  readonly problem: () => Promise<string | undefined>;
  readonly close: () => Promise<void>;
}

/** Content of one kind of database. */
export interface DatabaseKind {
  /** Name of its content in messages: `enquiries`. */
  readonly content: string;
  /** Tells its files from those of another kind: `application_id` of SQLite. */
  readonly applicationId: number;
  /** Steps from version N of a database to version N + 1, by N. Never change a step that was released: add one. */
  readonly steps: readonly string[];
  /** Tables, in an order in which rows can be added. */
  readonly tables: readonly string[];
  /** Greatest size of a file. */
  readonly maxBytes: number;
}

export interface DatabaseOptions {
  /** Fails where there is no such database yet, instead of making one. */
  readonly mustExist?: boolean;
  /** Greatest size instead of that of its kind, for tests. */
  readonly maxBytes?: number;
}
