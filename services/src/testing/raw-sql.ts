import { sql } from 'kysely';
import type { Database } from '../database/database.js';

/** Runs a statement that no part of the product has. @returns its rows */
export const rawSql = async ({ queries }: Database, statement: string): Promise<readonly unknown[]> =>
  (await sql.raw(statement).execute(queries)).rows;
