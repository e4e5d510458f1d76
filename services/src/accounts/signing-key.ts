import { randomBytes } from 'node:crypto';
import type { Queries } from '../database/schema.js';

const keyBytes = 32;

/** The key that signs access tokens; all servers on a database have the same. */
export async function signingKey(queries: Queries): Promise<Uint8Array> {
  const stored = queries.selectFrom('signingKey').select('secret');
  if (!(await stored.executeTakeFirst())) {
    const secret = randomBytes(keyBytes).toString('base64');
    const made = queries.insertInto('signingKey').values({ id: 1, secret });
    await made.onConflict((conflict) => conflict.column('id').doNothing()).execute();
  }
  const { secret } = await stored.executeTakeFirstOrThrow();
  return new Uint8Array(Buffer.from(secret, 'base64'));
}
