import { describe, expect, it } from '@jest/globals';
import { openDatabase } from '../database/open-database.js';
import { accountKind } from '../database/schema.js';
import path from 'node:path';
import { temporaryFolder } from 'release/testing/temporary-folder';
import { rawSql } from '../testing/raw-sql.js';
import { openAccountService } from './account-service.js';
import { countAccounts, deleteAccount, findByEmail } from './account-store.js';
import { firstAdminEmail, prepareAccounts } from './first-start.js';
import { readSigningKey } from './signing-key.js';

const folder = temporaryFolder();
const fileOf = (name: string) => path.join(folder, `${name}.sqlite`);

describe('the first start', () => {
  it('makes a signing key and an admin', async () => {
    const database = await openDatabase(fileOf('first'), accountKind);
    expect(await prepareAccounts(database.queries, 0)).toBe(true);
    const admin = await findByEmail(database.queries, firstAdminEmail);
    expect([admin?.role, admin?.password]).toEqual(['admin', expect.stringMatching(/^scrypt\$/)]);
    const key = await readSigningKey(database.queries);
    expect(key).toHaveLength(32);
    expect(await prepareAccounts(database.queries, 0)).toBe(false);
    expect(await readSigningKey(database.queries)).toEqual(key);
    await database.close();
  });

  it('makes another key where it was deleted, and leaves the admin the password', async () => {
    const database = await openDatabase(fileOf('new-key'), accountKind);
    await prepareAccounts(database.queries, 0);
    const before = await findByEmail(database.queries, firstAdminEmail);
    const key = await readSigningKey(database.queries);
    await rawSql(database, 'DELETE FROM signing_key');
    expect(await prepareAccounts(database.queries, 0)).toBe(false);
    expect(await readSigningKey(database.queries)).not.toEqual(key);
    expect(await findByEmail(database.queries, firstAdminEmail)).toEqual(before);
    await database.close();
  });

  it('does not bring an admin back who was deleted', async () => {
    const database = await openDatabase(fileOf('no-admin'), accountKind);
    await prepareAccounts(database.queries, 0);
    const admin = await findByEmail(database.queries, firstAdminEmail);
    if (admin) await deleteAccount(database.queries, admin);
    expect(await prepareAccounts(database.queries, 0)).toBe(false);
    expect(await countAccounts(database.queries)).toBe(0);
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
  const other = await openDatabase(place, accountKind);
  await rawSql(other, 'DROP TABLE account');
  expect(await health()).toMatchObject({
    state: 'attention',
    problem: expect.stringContaining('no such table'),
  });
  await other.close();
  await close();
});
