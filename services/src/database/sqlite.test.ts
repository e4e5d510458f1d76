import { beforeEach, describe, expect, it } from '@jest/globals';
import { copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { temporaryFolder } from 'release/testing/temporary-folder';
import { rawSql } from '../testing/raw-sql.js';
import type { Database } from './database.js';
import { openDatabase } from './open-database.js';
import { enquiryKind } from './schema.js';

const folder = temporaryFolder();

const maxBytes = 60 * 4096;

const open = (file: string) => openDatabase(file, enquiryKind, { maxBytes });

const add = ({ queries }: Pick<Database, 'queries'>, length = 10) =>
  queries
    .insertInto('enquiry')
    .values({
      ref: randomUUID(),
      draft: randomUUID(),
      digest: '',
      receivedAt: '',
      form: '',
      body: 'x'.repeat(length),
    })
    .execute();

let file = '';
let files = 0;
let database: Database;

beforeEach(async () => {
  file = path.join(folder, `${(files += 1)}.sqlite`);
  database = await open(file);
  await add(database);
});

describe('the problem of a database', () => {
  it('is none as long as it can be written', async () => {
    expect(await database.problem()).toBeUndefined();
    await database.close();
  });

  it.each<[string, () => void]>([
    ['deleted', () => rmSync(file)],
    ['moved', () => renameSync(file, `${file}.old`)],
    [
      'replaced by a backup',
      () => {
        copyFileSync(file, `${file}.copy`);
        renameSync(`${file}.copy`, file);
      },
    ],
  ])('is told when its file was %s, and nothing is acknowledged that would be lost', async (_, change) => {
    change();
    expect(await database.problem()).toContain('SQLITE_READONLY_DBMOVED');
    await expect(add(database)).rejects.toMatchObject({ code: 'SQLITE_READONLY_DBMOVED' });
    await database.close();
  });

  it('is told from nine tenths of its greatest size on', async () => {
    while (statSync(file).size < 0.9 * maxBytes) await add(database, 3000);
    expect(await database.problem()).toMatch(/^The database is nearly full: 1 of 1 MB/);
    await rawSql(database, 'DELETE FROM enquiry');
    expect(await database.problem()).toBeUndefined();
    await database.close();
  });

  it('is told while nothing can be written', async () => {
    // SQLite writes nothing where it has no place for its journal, as on a full disk.
    rmSync(`${file}-journal`, { force: true });
    mkdirSync(`${file}-journal`);
    await expect(add(database)).rejects.toMatchObject({ code: 'SQLITE_CANTOPEN' });
    expect(await database.problem()).toMatch(/^The database cannot be written: .*SQLITE_CANTOPEN/);
    const change = database.queries.transaction();
    await expect(change.execute((queries) => add({ queries }))).rejects.toThrow();
    rmSync(`${file}-journal`, { recursive: true });
    expect(await database.problem()).toBeUndefined();
    await database.close();
  });

  it('is damage that is found when all of it is read, or later', async () => {
    for (let n = 0; n < 20; n += 1) await add(database, 3000);
    expect(await database.isIntact()).toBe(true);
    await database.close();
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(7, 12 * 4096, 14 * 4096));
    const [first, second] = [await open(file), await open(file)];
    expect(await first.isIntact()).toBe(false);
    expect(await first.problem()).toMatch(/It is damaged. Restore it from a backup./);
    expect(await second.problem()).toBeUndefined();
    await expect(rawSql(second, 'SELECT sum(length(body)) FROM enquiry')).rejects.toThrow();
    expect(await second.problem()).toBe(await first.problem());
    await expect(add(second)).rejects.toMatchObject({ code: 'SQLITE_CORRUPT' });
    await first.close();
    await second.close();
  });

  it('is not a fault of the data', async () => {
    await rawSql(database, 'CREATE UNIQUE INDEX one ON enquiry (body)');
    await expect(add(database)).rejects.toMatchObject({ code: expect.stringMatching(/CONSTRAINT/) });
    expect(await database.problem()).toBeUndefined();
    await database.close();
  });
});

it('a database of another program, which has no number, is refused and left as it is', async () => {
  await rawSql(database, 'DROP TABLE schema_version');
  await database.close();
  await expect(open(file)).rejects.toThrow('is not a database of enquiries');
});

it.each([
  ['a text', 'is not a database of enquiries'],
  ['a directory', 'cannot be opened'],
])('is refused if the file is %s', async (name, expected) => {
  await database.close();
  const other = path.join(folder, name);
  if (name === 'a text') writeFileSync(other, 'no database'.repeat(100));
  else mkdirSync(other);
  await expect(open(other)).rejects.toThrow(expected);
});

it('keeps no visitor waiting while many changes wait for another process', async () => {
  const verb = await open(file);
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const held = verb.queries.transaction().execute(() => released);
  const adding = Promise.all(Array.from({ length: 30 }, () => add(database)));
  // Turns of the event loop. Thirty calls that wait themselves let one pass in 0.6 s, and the test ends by its limit.
  for (let turns = 0; turns < 200; turns += 1) await pause(1);
  release();
  await held;
  expect(await adding).toHaveLength(30);
  await database.close();
  await verb.close();
});

it('opening a database writes nothing, so that it can be opened on a full disk', async () => {
  await database.close();
  const before = readFileSync(file);
  await (await open(file)).close();
  expect(readFileSync(file).equals(before)).toBe(true);
});
