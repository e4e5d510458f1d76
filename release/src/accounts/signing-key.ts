import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { AccountDatabase } from './database.js';

const keyBytes = 32;

const keySchema = v.tuple([v.object({ secret: v.string() })]);

export const hasSigningKey = (database: AccountDatabase): boolean =>
  database.all('SELECT id FROM signing_key').length > 0;

/** Makes the key that signs access tokens. @returns `false` if there was one */
export const makeSigningKey = (database: AccountDatabase): boolean =>
  database.run('INSERT INTO signing_key (id, secret) VALUES (1, ?) ON CONFLICT (id) DO NOTHING', [
    randomBytes(keyBytes).toString('base64'),
  ]) > 0;

const readKeys = (database: AccountDatabase) => database.all('SELECT secret FROM signing_key');

/** @throws if there is none */
export function readSigningKey(database: AccountDatabase): Uint8Array {
  const [{ secret }] = v.parse(keySchema, readKeys(database));
  return new Uint8Array(Buffer.from(secret, 'base64'));
}

/** Whether this key is still that of the database: its content may be that of another one. */
export function isSigningKey(database: AccountDatabase, secret: Uint8Array): boolean {
  const read = v.safeParse(keySchema, readKeys(database));
  return read.success && read.output[0].secret === Buffer.from(secret).toString('base64');
}
