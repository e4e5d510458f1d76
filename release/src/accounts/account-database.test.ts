import { describe, expect, it } from '@jest/globals';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serverBusyTimeoutMs, whenFree } from '../database/sql-database.js';
import { sqliteCode } from '../database/sqlite-errors.js';
import { openDatabase } from '../enquiries/database.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { openAccountService } from './account-service.js';
import {
  changeData,
  countAccounts,
  deleteAccount,
  findByEmail,
  insertAccount,
  readAccounts,
  type Account,
} from './account-store.js';
import { openAccountDatabase, type AccountDatabase } from './database.js';
import { firstAdminEmail, prepareAccounts } from './first-start.js';
import { matchesHash } from './password-hash.js';
import { readSigningKey } from './signing-key.js';

const folder = temporaryFolder();
const fileOf = (name: string) => path.join(folder, `${name}.sqlite`);
const patient = { busyTimeoutMs: 20 };

let people = 0;

function add(database: AccountDatabase): Account {
  const email = `person-${(people += 1)}@example.test`;
  const account = insertAccount(database, {
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

const emails = (database: AccountDatabase) => readAccounts(database).map(({ email }) => email);

describe('the database of accounts', () => {
  it('has no account twice, and says so', async () => {
    const database = await openAccountDatabase(fileOf('twice'), patient);
    const { email } = add(database);
    const again = {
      email,
      writtenEmail: email,
      role: 'admin',
      password: '',
      displayName: '',
      createdAtMs: 0,
    };
    expect(insertAccount(database, again)).toBeUndefined();
    expect(findByEmail(database, email)?.role).toBe('user');
    database.close();
  });

  it('changes nothing by a token that counts no longer', async () => {
    const database = await openAccountDatabase(fileOf('version'), patient);
    const account = add(database);
    const old = { ...account, tokenVersion: account.tokenVersion - 1 };
    expect(changeData(database, old, (data) => ({ ...data, displayName: 'Another' }))).toBeUndefined();
    expect(deleteAccount(database, old)).toBe(false);
    expect(findByEmail(database, account.email)).toEqual(account);
    database.close();
  });

  it('keeps no visitor waiting while many changes wait for another process', async () => {
    const file = fileOf('many-waiting');
    const server = await openAccountDatabase(file, { busyTimeoutMs: serverBusyTimeoutMs });
    const verb = await openAccountDatabase(file, patient);
    verb.run('BEGIN IMMEDIATE');
    const adding = Promise.all(Array.from({ length: 30 }, () => whenFree(() => add(server))));
    // Of the event loop. Thirty calls that wait themselves let one pass in 0.6 s, and the test ends by its limit.
    for (let turns = 0; turns < 200; turns += 1) await pause(1);
    verb.run('COMMIT');
    expect(await adding).toHaveLength(30);
    server.close();
    verb.close();
  });

  it.each([
    ['a text', 'is not a database of accounts'],
    ['a database of enquiries', 'is not a database of accounts'],
    ['a directory', 'cannot be written'],
  ])('is refused if the file is %s', async (name, expected) => {
    const file = fileOf(name);
    if (name === 'a text') writeFileSync(file, 'no database'.repeat(100));
    if (name === 'a directory') mkdirSync(file);
    if (name === 'a database of enquiries') (await openDatabase(file, patient)).close();
    await expect(openAccountDatabase(file, patient)).rejects.toThrow(expected);
  });

  it('is not taken for a database of enquiries', async () => {
    const file = fileOf('accounts');
    (await openAccountDatabase(file, patient)).close();
    await expect(openDatabase(file, patient)).rejects.toThrow('is not a database of enquiries');
  });

  it('is refused, or reports it, if it is damaged', async () => {
    const file = fileOf('damaged');
    const database = await openAccountDatabase(file, patient);
    for (let n = 0; n < 100; n += 1) add(database);
    database.close();
    const bytes = readFileSync(file);
    writeFileSync(file, Buffer.concat([bytes.subarray(0, 4096), Buffer.alloc(bytes.length - 4096, 7)]));
    const reading = async () => {
      const damaged = await openAccountDatabase(file, patient);
      try {
        return emails(damaged);
      } finally {
        damaged.close();
      }
    };
    await expect(reading()).rejects.toThrow(/damaged|malformed/);
  });
});

it('health tells that the key is another one, since tokens of now count no longer after a restart', async () => {
  const file = fileOf('another-key');
  const { health, close } = await openAccountService({
    file,
    site: () => undefined,
    log: () => {},
    report: () => {},
  });
  expect(await health()).toEqual({ state: 'ok', accounts: 1 });
  const other = await openAccountDatabase(file, patient);
  other.run('UPDATE signing_key SET secret = ?', ['AAAA']);
  expect(await health()).toMatchObject({
    state: 'attention',
    problem: expect.stringContaining('another key'),
  });
  other.run('DROP TABLE account');
  expect(await health()).toMatchObject({
    state: 'attention',
    problem: expect.stringContaining('no such table'),
  });
  other.close();
  close();
});

describe('the first start', () => {
  it('makes a signing key and an admin, whose password is given once', async () => {
    const database = await openAccountDatabase(fileOf('first'), patient);
    const password = await prepareAccounts(database, 0);
    expect(password).toMatch(/^([a-z2-9]{4}-){4}[a-z2-9]{4}$/);
    const admin = findByEmail(database, firstAdminEmail);
    expect(admin?.role).toBe('admin');
    expect(await matchesHash(password ?? '', admin?.password ?? '')).toBe(true);
    expect(admin?.password).not.toContain(password);
    const key = readSigningKey(database);
    expect(key).toHaveLength(32);
    expect(await prepareAccounts(database, 0)).toBeUndefined();
    expect(readSigningKey(database)).toEqual(key);
    database.close();
  });

  it('makes one admin and one key when two servers start at once', async () => {
    const file = fileOf('two-servers');
    const databases = [await openAccountDatabase(file, patient), await openAccountDatabase(file, patient)];
    const passwords = await Promise.all(databases.map((database) => prepareAccounts(database, 0)));
    expect(passwords.filter((password) => password !== undefined)).toHaveLength(1);
    expect(databases.map(countAccounts)).toEqual([1, 1]);
    for (const database of databases) database.close();
  });

  it('makes another key where it was deleted, and leaves the admin the password', async () => {
    const database = await openAccountDatabase(fileOf('new-key'), patient);
    const password = await prepareAccounts(database, 0);
    const key = readSigningKey(database);
    database.run('DELETE FROM signing_key');
    expect(await prepareAccounts(database, 0)).toBeUndefined();
    expect(readSigningKey(database)).not.toEqual(key);
    const admin = findByEmail(database, firstAdminEmail);
    expect(await matchesHash(password ?? '', admin?.password ?? '')).toBe(true);
    database.close();
  });

  it('does not bring an admin back who was deleted', async () => {
    const database = await openAccountDatabase(fileOf('no-admin'), patient);
    await prepareAccounts(database, 0);
    const admin = findByEmail(database, firstAdminEmail);
    if (admin) deleteAccount(database, admin);
    expect(await prepareAccounts(database, 0)).toBeUndefined();
    expect(countAccounts(database)).toBe(0);
    database.close();
  });
});

it('a fault of the database has a name by which it is told from a fault of the program', async () => {
  const database = await openAccountDatabase(fileOf('fault'), patient);
  try {
    database.run('INSERT INTO signing_key (id, secret) VALUES (2, ?)', ['x']);
  } catch (error) {
    expect(sqliteCode(error)).toMatch(/^SQLITE_CONSTRAINT/);
  } finally {
    database.close();
  }
  expect.assertions(1);
});
