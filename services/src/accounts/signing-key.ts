import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Queries } from '../database/sql-database.js';

const keyBytes = 32;

const keySchema = v.tuple([v.object({ secret: v.string() })]);

export const hasSigningKey = async (database: Queries): Promise<boolean> =>
  (await database.all('SELECT id FROM signing_key')).length > 0;

/** Makes the key that signs access tokens. @returns `false` if there was one */
export async function makeSigningKey(database: Queries): Promise<boolean> {
  const secret = randomBytes(keyBytes).toString('base64');
  const insert = 'INSERT INTO signing_key (id, secret) VALUES (1, ?) ON CONFLICT (id) DO NOTHING';
  return (await database.run(insert, [secret])) > 0;
}

/** @throws if there is none */
export async function readSigningKey(database: Queries): Promise<Uint8Array> {
  const [{ secret }] = v.parse(keySchema, await database.all('SELECT secret FROM signing_key'));
  return new Uint8Array(Buffer.from(secret, 'base64'));
}
