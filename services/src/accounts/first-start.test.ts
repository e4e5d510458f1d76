import { describe, expect, it } from '@jest/globals';
import path from 'node:path';
import { temporaryFolder } from 'release/testing/temporary-folder';
import { openAccountService } from './account-service.js';
import { countAccounts, deleteAccount, findByEmail } from './account-store.js';
import { openAccountDatabase } from './database.js';
import { firstAdminEmail, prepareAccounts } from './first-start.js';
import { readSigningKey } from './signing-key.js';

const folder = temporaryFolder();
const fileOf = (name: string) => path.join(folder, `${name}.sqlite`);

describe('the first start', () => {
  it('makes a signing key and an admin', async () => {
    const database = await openAccountDatabase(fileOf('first'));
    expect(await prepareAccounts(database, 0)).toBe(true);
    const admin = await findByEmail(database, firstAdminEmail);
    expect([admin?.role, admin?.password]).toEqual(['admin', expect.stringMatching(/^scrypt\$/)]);
    const key = await readSigningKey(database);
    expect(key).toHaveLength(32);
    expect(await prepareAccounts(database, 0)).toBe(false);
    expect(await readSigningKey(database)).toEqual(key);
    await database.close();
  });

  it('makes another key where it was deleted, and leaves the admin the password', async () => {
    const database = await openAccountDatabase(fileOf('new-key'));
    await prepareAccounts(database, 0);
    const before = await findByEmail(database, firstAdminEmail);
    const key = await readSigningKey(database);
    await database.run('DELETE FROM signing_key');
    expect(await prepareAccounts(database, 0)).toBe(false);
    expect(await readSigningKey(database)).not.toEqual(key);
    expect(await findByEmail(database, firstAdminEmail)).toEqual(before);
    await database.close();
  });

  it('does not bring an admin back who was deleted', async () => {
    const database = await openAccountDatabase(fileOf('no-admin'));
    await prepareAccounts(database, 0);
    const admin = await findByEmail(database, firstAdminEmail);
    if (admin) await deleteAccount(database, admin);
    expect(await prepareAccounts(database, 0)).toBe(false);
    expect(await countAccounts(database)).toBe(0);
    await database.close();
  });
});

it('health tells that the database cannot be read', async () => {
  const place = fileOf('unreadable');
  const { health, close } = await openAccountService({
    place,
    site: () => undefined,
    log: () => {},
  });
  expect(await health()).toEqual({ state: 'ok', accounts: 1 });
  const other = await openAccountDatabase(place);
  await other.run('DROP TABLE account');
  expect(await health()).toMatchObject({
    state: 'attention',
    problem: expect.stringContaining('no such table'),
  });
  await other.close();
  await close();
});
