import type { PathHandler } from 'server/http/path-handler';
import type { Log } from 'server/http/server-log';
import type { Database } from './database/database.js';
import { openDatabase } from './database/open-database.js';
import type { DatabaseKind } from './database/schema.js';
import { damagedText } from './database/sqlite.js';
import type { Health, Service } from './steady-service.js';

/** Service on a database that is open. */
export interface StartedService {
  readonly answer: PathHandler['answer'];
  /** Figures for the health, and a `problem` of its own. */
  readonly health: () => Promise<Health & { readonly problem?: string }>;
  readonly close?: () => Promise<void>;
}

interface Place {
  /** A file of SQLite, made if there is none, or `postgres://…`. */
  readonly place: string;
  readonly kind: DatabaseKind;
  readonly log: Log;
}

/** Opens a database, and starts a service on it. */
export async function openService(
  { place, kind, log }: Place,
  start: (database: Database) => StartedService | Promise<StartedService>,
): Promise<Service> {
  const database = await openDatabase(place, kind);
  try {
    if (!(await database.isIntact())) log(damagedText(database.name), 'error');
    const { answer, health, close } = await start(database);
    return {
      answer,
      health: async () => {
        const said = await health();
        const problem = (await database.problem()) ?? said.problem;
        return { state: 'ok', ...said, ...(problem !== undefined && { state: 'attention', problem }) };
      },
      close: async () => {
        await close?.();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
