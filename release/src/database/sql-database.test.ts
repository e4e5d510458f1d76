import { beforeEach, describe, expect, it } from '@jest/globals';
import { copyFileSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { openSqlDatabase, type SqlDatabase } from './sql-database.js';

const folder = temporaryFolder();

const kind = { content: 'texts', applicationId: 7, steps: ['CREATE TABLE t (x TEXT)'], maxBytes: 40 * 4096 };

const open = (file: string) => openSqlDatabase(file, kind, { busyTimeoutMs: 20 });

const add = (database: SqlDatabase, length = 10) =>
  database.run('INSERT INTO t VALUES (?)', ['x'.repeat(length)]);

let file = '';
let files = 0;
let database: SqlDatabase;

beforeEach(async () => {
  file = path.join(folder, `${(files += 1)}.sqlite`);
  database = await open(file);
  add(database);
});

describe('the problem of a database', () => {
  it('is none as long as it can be written', () => {
    expect(database.problem()).toBeUndefined();
    database.close();
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
  ])('is told when its file was %s, and nothing is acknowledged that would be lost', (_, change) => {
    change();
    expect(database.problem()).toContain('Nothing is stored until the server starts again.');
    expect(() => add(database)).toThrow(expect.objectContaining({ code: 'SQLITE_READONLY_DBMOVED' }));
    database.close();
  });

  it('is told from nine tenths of its greatest size on', () => {
    while (statSync(file).size < 0.9 * kind.maxBytes) add(database, 3000);
    expect(database.problem()).toMatch(/^The database is nearly full: 1 of 1 MB/);
    database.run('DELETE FROM t');
    expect(database.problem()).toBeUndefined();
    database.close();
  });

  it('is told after something could not be written, until something can', () => {
    expect(() => add(database, kind.maxBytes)).toThrow();
    expect(database.problem()).toMatch(/^Since 20.*the database cannot be used: .*full/);
    add(database);
    expect(database.problem()).toBeUndefined();
    expect(() => database.write(() => add(database, kind.maxBytes))).toThrow();
    expect(database.problem()).toMatch(/cannot be used/);
    database.write(() => add(database));
    expect(database.problem()).toBeUndefined();
    database.close();
  });

  it('is damage that is found when all of it is read, or later', async () => {
    for (let n = 0; n < 20; n += 1) add(database, 3000);
    expect(database.isIntact()).toBe(true);
    database.close();
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(7, 8 * 4096, 9 * 4096));
    const [first, second] = [await open(file), await open(file)];
    expect(first.isIntact()).toBe(false);
    expect(first.problem()).toBe('The database is damaged. Restore it from a backup.');
    expect(second.problem()).toBeUndefined();
    expect(() => second.all('SELECT sum(length(x)) FROM t')).toThrow();
    expect(second.problem()).toBe(first.problem());
    first.close();
    second.close();
  });

  it('is not a fault of the data', () => {
    database.run('CREATE UNIQUE INDEX one ON t (x)');
    expect(() => add(database)).toThrow(
      expect.objectContaining({ code: expect.stringMatching(/CONSTRAINT/) }),
    );
    expect(database.problem()).toBeUndefined();
    database.close();
  });
});

it('a database of another program, which has no number, is refused and left as it is', async () => {
  database.run('PRAGMA user_version = 0');
  database.close();
  await expect(open(file)).rejects.toThrow('is not a database of texts');
});

it('opening a database writes nothing, so that it can be opened on a full disk', async () => {
  database.close();
  const before = readFileSync(file);
  (await open(file)).close();
  expect(readFileSync(file).equals(before)).toBe(true);
});
