import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { testEnquiry } from '../testing/enquiry-factory.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { whenFree } from '../database/sql-database.js';
import { sqliteCode } from '../database/sqlite-errors.js';
import { openDatabase, type EnquiryDatabase } from './database.js';
import { deleteEnquiries } from './enquiry-changes.js';
import { readEnquiries } from './enquiry-records.js';
import { storeEnquiry } from './enquiry-store.js';

const folder = temporaryFolder();
const fileOf = (name: string) => path.join(folder, `${name}.sqlite`);
const patient = { busyTimeoutMs: 20 };

function store(database: EnquiryDatabase, message = 'Samples of both, please.'): string {
  const storing = storeEnquiry(database, {
    enquiry: testEnquiry({ fields: { name: 'Mara', email: 'a@b.example', message } }),
    receivedAtMs: Date.now(),
    suspicion: undefined,
    isForwarded: true,
  });
  return storing.kind === 'stored' ? storing.receipt.ref : '';
}

const refs = (database: EnquiryDatabase) => readEnquiries(database, {}).map(({ ref }) => ref);

function storeUntilFull(database: EnquiryDatabase): {
  readonly stored: readonly string[];
  readonly code: string;
} {
  const stored: string[] = [];
  for (;;) {
    try {
      stored.push(store(database, 'x'.repeat(3000)));
    } catch (error) {
      return { stored, code: sqliteCode(error) };
    }
  }
}

describe('the database of enquiries', () => {
  it('is readable by its owner only, like its journal', async () => {
    const file = fileOf('mode');
    const database = await openDatabase(file, patient);
    store(database);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(`${file}-journal`).mode & 0o777).toBe(0o600);
    database.close();
  });

  it('forces every change to the disk', async () => {
    const database = await openDatabase(fileOf('pragmas'), patient);
    expect(database.all('PRAGMA synchronous')).toEqual([{ synchronous: 2 }]);
    expect(database.all('PRAGMA journal_mode')).toEqual([{ journal_mode: 'truncate' }]);
    expect(database.all('PRAGMA secure_delete')).toEqual([{ secure_delete: 1 }]);
    database.close();
  });

  it('acknowledges nothing while it is full, loses nothing, and continues when there is space', async () => {
    const database = await openDatabase(fileOf('full'), { ...patient, maxBytes: 40 * 4096 });
    const { stored, code } = storeUntilFull(database);
    expect(code).toBe('SQLITE_FULL');
    expect(stored.length).toBeGreaterThan(2);
    expect(refs(database)).toEqual(stored);
    deleteEnquiries(database, stored.slice(0, 2));
    const next = store(database);
    expect(refs(database)).toEqual([...stored.slice(2), next]);
    expect(database.all('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    database.close();
  });

  it('overwrites deleted data, also in the outbox, and frees its space', async () => {
    const file = fileOf('deleted');
    const database = await openDatabase(file, patient);
    const ref = store(database, 'A secret of mine.'.repeat(2000));
    const sizeBytes = statSync(file).size;
    deleteEnquiries(database, [ref]);
    database.close();
    const bytes = readFileSync(file);
    expect(bytes.includes('secret')).toBe(false);
    expect(bytes.includes(ref)).toBe(false);
    expect(bytes.length).toBeLessThan(sizeBytes);
  });

  it('waits for another writing process without blocking', async () => {
    const file = fileOf('busy');
    const server = await openDatabase(file, { busyTimeoutMs: 0 });
    const verb = await openDatabase(file, patient);
    verb.run('BEGIN IMMEDIATE');
    const storing = whenFree(() => store(server));
    setTimeout(() => verb.run('COMMIT'), 100);
    expect(await storing).toMatch(/^\d{8}-/);
    server.close();
    verb.close();
  });

  it.each([
    ['a text', 'no database', 'is not a database of enquiries'],
    ['a directory', undefined, 'cannot be written'],
  ])('is refused if the file is %s', async (name, text, expected) => {
    const file = fileOf(name);
    if (text === undefined) mkdirSync(file);
    else writeFileSync(file, text.repeat(100));
    await expect(openDatabase(file, patient)).rejects.toThrow(expected);
  });

  it('is refused if a newer version wrote it', async () => {
    const file = fileOf('newer');
    const database = await openDatabase(file, patient);
    database.run('PRAGMA user_version = 99');
    database.close();
    await expect(openDatabase(file, patient)).rejects.toThrow('was written by a newer version');
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
      const database = await openDatabase(path.join(place, 'enquiries.sqlite'), patient);
      const filler = path.join(place, 'filler');
      const first = store(database);
      writeFileSync(filler, Buffer.alloc(180 * 1024));
      const { stored, code } = storeUntilFull(database);
      expect(code).toMatch(/^SQLITE_(FULL|IOERR)/);
      expect(refs(database)).toEqual([first, ...stored]);
      rmSync(filler);
      const next = store(database);
      database.close();
      const again = await openDatabase(path.join(place, 'enquiries.sqlite'), patient);
      expect(refs(again)).toEqual([first, ...stored, next]);
      expect(again.all('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
      again.close();
    } finally {
      // The driver lets go of the file when its statements are collected.
      execFileSync('umount', ['-l', place]);
    }
  });
});
