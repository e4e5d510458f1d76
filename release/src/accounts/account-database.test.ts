import { describe, expect, it } from '@jest/globals';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { databaseCode } from '../database/database-errors.js';
import type { Queries } from '../database/sql-database.js';
import { openEnquiryDatabase } from '../enquiries/database.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import {
  changeData,
  countAccounts,
  deleteAccount,
  findByEmail,
  insertAccount,
  readAccounts,
  type Account,
} from './account-store.js';
import { openAccountDatabase } from './database.js';
import { firstAdminEmail, prepareAccounts } from './first-start.js';
import { matchesHash } from './password-hash.js';
import { readSigningKey } from './signing-key.js';

const folder = temporaryFolder();
const fileOf = (name: string) => path.join(folder, `${name}.sqlite`);

let people = 0;

async function add(database: Queries): Promise<Account> {
  const email = `person-${(people += 1)}@example.test`;
  const account = await insertAccount(database, {
    email,
    writtenEmail: email,
    role: 'user',
    password: 'scrypt$…',
    displayName: 'A person',
    createdAtMs: 0,
  });
  if (!account) throw new Error('There is such an account.');
  return account;
}

const emails = async (database: Queries) => (await readAccounts(database)).map(({ email }) => email);

describe('the database of accounts', () => {
  it('has no account twice, and says so', async () => {
    const database = await openAccountDatabase(fileOf('twice'));
    const { email } = await add(database);
    const again = {
      email,
      writtenEmail: email,
      role: 'admin',
      password: '',
      displayName: '',
      createdAtMs: 0,
    };
    expect(await insertAccount(database, again)).toBeUndefined();
    expect((await findByEmail(database, email))?.role).toBe('user');
    await database.close();
  });

  it('changes nothing by a token that counts no longer', async () => {
    const database = await openAccountDatabase(fileOf('version'));
    const account = await add(database);
    const old = { ...account, tokenVersion: account.tokenVersion - 1 };
    const change = changeData(database, old, (data) => ({ ...data, displayName: 'Another' }));
    expect(await change).toBeUndefined();
    expect(await deleteAccount(database, old)).toBe(false);
    expect(await findByEmail(database, account.email)).toEqual(account);
    await database.close();
  });

  it('keeps no visitor waiting while many changes wait for another process', async () => {
    const file = fileOf('many-waiting');
    const server = await openAccountDatabase(file);
    const verb = await openAccountDatabase(file);
    await verb.run('BEGIN IMMEDIATE');
    const adding = Promise.all(Array.from({ length: 30 }, () => add(server)));
    // Of the event loop. Thirty calls that wait themselves let one pass in 0.6 s, and the test ends by its limit.
    for (let turns = 0; turns < 200; turns += 1) await pause(1);
    await verb.run('COMMIT');
    expect(await adding).toHaveLength(30);
    await server.close();
    await verb.close();
  });

  it.each([
    ['a text', 'is not a database of accounts'],
    ['a database of enquiries', 'is not a database of accounts'],
    ['a directory', 'cannot be written'],
  ])('is refused if the file is %s', async (name, expected) => {
    const file = fileOf(name);
    if (name === 'a text') writeFileSync(file, 'no database'.repeat(100));
    if (name === 'a directory') mkdirSync(file);
    if (name === 'a database of enquiries') await (await openEnquiryDatabase(file)).close();
    await expect(openAccountDatabase(file)).rejects.toThrow(expected);
  });

  it('is not taken for a database of enquiries', async () => {
    const file = fileOf('accounts');
    await (await openAccountDatabase(file)).close();
    await expect(openEnquiryDatabase(file)).rejects.toThrow('is not a database of enquiries');
  });

  it('is refused, or reports it, if it is damaged', async () => {
    const file = fileOf('damaged');
    const database = await openAccountDatabase(file);
    for (let n = 0; n < 100; n += 1) await add(database);
    await database.close();
    const bytes = readFileSync(file);
    writeFileSync(file, Buffer.concat([bytes.subarray(0, 4096), Buffer.alloc(bytes.length - 4096, 7)]));
    const reading = async () => {
      const damaged = await openAccountDatabase(file);
      try {
        return await emails(damaged);
      } finally {
        await damaged.close();
      }
    };
    await expect(reading()).rejects.toThrow(/damaged|malformed/);
  });
});

describe('the first start', () => {
  it('makes a signing key and an admin, whose password is given once', async () => {
    const database = await openAccountDatabase(fileOf('first'));
    const password = await prepareAccounts(database, 0);
    expect(password).toMatch(/^([a-z2-9]{4}-){4}[a-z2-9]{4}$/);
    const admin = await findByEmail(database, firstAdminEmail);
    expect(admin?.role).toBe('admin');
    expect(await matchesHash(password ?? '', admin?.password ?? '')).toBe(true);
    expect(admin?.password).not.toContain(password);
    const key = await readSigningKey(database);
    expect(key).toHaveLength(32);
    expect(await prepareAccounts(database, 0)).toBeUndefined();
    expect(await readSigningKey(database)).toEqual(key);
    await database.close();
  });

  it('makes one admin and one key when two servers start at once', async () => {
    const file = fileOf('two-servers');
    const databases = [await openAccountDatabase(file), await openAccountDatabase(file)];
    const passwords = await Promise.all(databases.map((database) => prepareAccounts(database, 0)));
    expect(passwords.filter((password) => password !== undefined)).toHaveLength(1);
    expect(await Promise.all(databases.map(countAccounts))).toEqual([1, 1]);
    for (const database of databases) await database.close();
  });

  it('makes another key where it was deleted, and leaves the admin the password', async () => {
    const database = await openAccountDatabase(fileOf('new-key'));
    const password = await prepareAccounts(database, 0);
    const key = await readSigningKey(database);
    await database.run('DELETE FROM signing_key');
    expect(await prepareAccounts(database, 0)).toBeUndefined();
    expect(await readSigningKey(database)).not.toEqual(key);
    const admin = await findByEmail(database, firstAdminEmail);
    expect(await matchesHash(password ?? '', admin?.password ?? '')).toBe(true);
    await database.close();
  });

  it('does not bring an admin back who was deleted', async () => {
    const database = await openAccountDatabase(fileOf('no-admin'));
    await prepareAccounts(database, 0);
    const admin = await findByEmail(database, firstAdminEmail);
    if (admin) await deleteAccount(database, admin);
    expect(await prepareAccounts(database, 0)).toBeUndefined();
    expect(await countAccounts(database)).toBe(0);
    await database.close();
  });
});

it('a fault of the database has a name by which it is told from a fault of the program', async () => {
  const database = await openAccountDatabase(fileOf('fault'));
  try {
    await database.run('INSERT INTO signing_key (id, secret) VALUES (2, ?)', ['x']);
  } catch (error) {
    expect(databaseCode(error)).toMatch(/^SQLITE_CONSTRAINT/);
  } finally {
    await database.close();
  }
  expect.assertions(1);
});
