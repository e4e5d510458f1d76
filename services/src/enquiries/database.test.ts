import { describe, expect, it } from '@jest/globals';
import { openDatabase } from '../database/open-database.js';
import { enquiryKind } from '../database/schema.js';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { storeTestEnquiry, testEnquiry } from '../testing/enquiry-factory.js';
import { temporaryFolder } from 'release/testing/temporary-folder';
import { databaseCode } from '../database/database-errors.js';
import type { Database } from '../database/database.js';
import { rawSql } from '../testing/raw-sql.js';
import { deleteEnquiries } from './enquiry-changes.js';
import { readEnquiries } from './enquiry-records.js';

const folder = temporaryFolder();
const fileOf = (name: string) => path.join(folder, `${name}.sqlite`);

function store(database: Database, message = 'Samples of both, please.'): Promise<string> {
  const fields = { name: 'Mara', email: 'a@b.example', message };
  return storeTestEnquiry(database, { enquiry: testEnquiry({ fields }) });
}

const refs = async (database: Database) =>
  new Set((await readEnquiries(database.queries, {})).map(({ ref }) => ref));

async function storeUntilFull(database: Database) {
  const stored: string[] = [];
  for (;;) {
    try {
      stored.push(await store(database, 'x'.repeat(3000)));
    } catch (error) {
      return { stored, code: databaseCode(error) };
    }
  }
}

describe('the database of enquiries', () => {
  it('is readable by its owner only, like its journal', async () => {
    const file = fileOf('mode');
    const database = await openDatabase(file, enquiryKind);
    await store(database);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(`${file}-journal`).mode & 0o777).toBe(0o600);
    await database.close();
  });

  it('forces every change to the disk', async () => {
    const database = await openDatabase(fileOf('pragmas'), enquiryKind);
    expect(await rawSql(database, 'PRAGMA synchronous')).toEqual([{ synchronous: 2 }]);
    expect(await rawSql(database, 'PRAGMA journal_mode')).toEqual([{ journalMode: 'truncate' }]);
    expect(await rawSql(database, 'PRAGMA secure_delete')).toEqual([{ secureDelete: 1 }]);
    await database.close();
  });

  it('acknowledges nothing while it is full, loses nothing, and continues when there is space', async () => {
    const database = await openDatabase(fileOf('full'), enquiryKind, { maxBytes: 40 * 4096 });
    const { stored, code } = await storeUntilFull(database);
    expect(code).toBe('SQLITE_FULL');
    expect(stored.length).toBeGreaterThan(2);
    expect(await refs(database)).toEqual(new Set(stored));
    await deleteEnquiries(database.queries, stored.slice(0, 2));
    const next = await store(database);
    expect(await refs(database)).toEqual(new Set([...stored.slice(2), next]));
    expect(await rawSql(database, 'PRAGMA integrity_check')).toEqual([{ integrityCheck: 'ok' }]);
    await database.close();
  });

  it('overwrites deleted data, also in the outbox, and frees its space', async () => {
    const file = fileOf('deleted');
    const database = await openDatabase(file, enquiryKind);
    const ref = await store(database, 'A secret of mine.'.repeat(2000));
    const sizeBytes = statSync(file).size;
    await deleteEnquiries(database.queries, [ref]);
    await database.close();
    const bytes = readFileSync(file);
    expect(bytes.includes('secret')).toBe(false);
    expect(bytes.includes(ref)).toBe(false);
    expect(bytes.length).toBeLessThan(sizeBytes);
  });

  it('is refused if a newer version wrote it', async () => {
    const file = fileOf('newer');
    const database = await openDatabase(file, enquiryKind);
    await rawSql(database, 'UPDATE schema_version SET version = 99');
    await database.close();
    await expect(openDatabase(file, enquiryKind)).rejects.toThrow('was written by a newer version');
  });
});

/** A disk of 300 KB; only the root of a machine that allows it can make one. */
function smallDisk(): string | undefined {
  const place = path.join(folder, 'disk');
  mkdirSync(place, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=300k', 'tmpfs', place], { stdio: 'ignore' });
    return place;
  } catch {
    return undefined;
  }
}

describe('a disk that is really full', () => {
  const disk = smallDisk();
  const itOnDisk = disk === undefined ? it.skip : it;

  // Skipped where no file system may be mounted.
  itOnDisk('loses no acknowledged enquiry, and glues none to another', async () => {
    const place = disk ?? '';
    try {
      const database = await openDatabase(path.join(place, 'enquiries.sqlite'), enquiryKind);
      const filler = path.join(place, 'filler');
      const first = await store(database);
      writeFileSync(filler, Buffer.alloc(180 * 1024));
      const { stored, code } = await storeUntilFull(database);
      expect(code).toMatch(/^SQLITE_(FULL|IOERR)/);
      expect(await refs(database)).toEqual(new Set([first, ...stored]));
      rmSync(filler);
      const next = await store(database);
      await database.close();
      const again = await openDatabase(path.join(place, 'enquiries.sqlite'), enquiryKind);
      expect(await refs(again)).toEqual(new Set([first, ...stored, next]));
      expect(await rawSql(again, 'PRAGMA integrity_check')).toEqual([{ integrityCheck: 'ok' }]);
      await again.close();
    } finally {
      // The driver lets go of the file when its statements are collected.
      execFileSync('umount', ['-l', place]);
    }
  });
});
