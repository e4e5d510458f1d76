import { randomBytes } from 'node:crypto';
import type { Queries } from '../database/schema.js';

const keyBytes = 32;

/** Makes the key that signs access tokens. @returns `false` if there was one */
export async function makeSigningKey(queries: Queries): Promise<boolean> {
  const secret = randomBytes(keyBytes).toString('base64');
  const insert = queries.insertInto('signingKey').values({ id: 1, secret });
  const made = await insert.onConflict((conflict) => conflict.column('id').doNothing()).executeTakeFirst();
  return (made.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** @returns `undefined` if there is none */
export async function readSigningKey(queries: Queries): Promise<Uint8Array | undefined> {
  const row = await queries.selectFrom('signingKey').select('secret').executeTakeFirst();
  return row && new Uint8Array(Buffer.from(row.secret, 'base64'));
}
