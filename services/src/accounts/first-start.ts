import type { Queries } from '../database/schema.js';
import { insertAccount } from './account-store.js';
import { newPassword } from './new-password.js';
import { hashPassword } from './password-hash.js';
import { makeSigningKey, readSigningKey } from './signing-key.js';

/** E-mail address of the account that the first start makes. No mail arrives there (RFC 2606). */
export const firstAdminEmail = 'admin@site.example';

/** Makes the signing key and the first admin, whose password nobody knows. @returns true if the admin was made now */
export async function prepareAccounts(database: Queries, nowMs: number): Promise<boolean> {
  if (await readSigningKey(database)) return false;
  const hash = await hashPassword(newPassword());
  return await database.transaction().execute(async (queries) => {
    if (!(await makeSigningKey(queries))) return false;
    const admin = await insertAccount(queries, {
      email: firstAdminEmail,
      writtenEmail: firstAdminEmail,
      role: 'admin',
      password: hash,
      displayName: 'Administrator',
      createdAtMs: nowMs,
    });
    // Whoever had an account before the key was deleted keeps the password.
    return admin !== undefined;
  });
}
