import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { codeOf } from '../model/thrown.js';
import type { EnquiryDatabase } from './database.js';
import { insertEnquiry } from './enquiry-store.js';
import { journalEntries, partsOf, tornForm } from './journal-lines.js';

export type EnquiryFiles = ReturnType<typeof enquiryFiles>;

/**
 * The database that a file name means, and its journal. A server that was started with
 * `enquiries.jsonl` before keeps its database beside that file.
 */
export function enquiryFiles(file: string) {
  const { dir, name, ext } = path.parse(file);
  const isDatabase = ['.sqlite', '.sqlite3', '.db'].includes(ext);
  return {
    database: isDatabase ? file : path.join(dir, `${name}.sqlite`),
    /** Journal of older servers; there may be none. */
    journal: isDatabase ? path.join(dir, `${name}.jsonl`) : file,
  };
}

export type JournalImport = NonNullable<Awaited<ReturnType<typeof takeIn>>>;

const importedSuffix = '.imported';

async function timeOf(file: string): Promise<number | undefined> {
  try {
    return (await stat(file)).mtimeMs;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** The imported journals that still exist, oldest first, and the name for the next. */
async function importedFiles(journal: string): Promise<{ files: readonly string[]; next: string }> {
  const { dir, base } = path.parse(journal);
  const first = `${base}${importedSuffix}`;
  const numberOf = (name: string) => {
    if (name === first) return 1;
    return name.startsWith(`${first}-`) ? Number(name.slice(first.length + 1)) : NaN;
  };
  const numbers = (await readdir(dir || '.'))
    .map(numberOf)
    .filter((n) => n > 0)
    .sort((one, other) => one - other);
  const fileOf = (n: number) => path.join(dir, n === 1 ? first : `${first}-${n}`);
  return { files: numbers.map(fileOf), next: fileOf((numbers.at(-1) ?? 0) + 1) };
}

const sizeRow = v.object({ size_bytes: v.number() });

function knownSize(database: EnquiryDatabase, file: string): number {
  const rows = database.all('SELECT size_bytes FROM imported WHERE file = ?', [path.basename(file)]);
  return v.parse(v.array(sizeRow), rows)[0]?.size_bytes ?? 0;
}

interface Source {
  readonly file: string;
  /** Its name once it is imported. */
  readonly importedAs: string;
  readonly fromBytes: number;
}

/** Imports the content of a file from a position on, all of it or nothing. */
async function takeIn(database: EnquiryDatabase, source: Source) {
  const { file, importedAs, fromBytes } = source;
  const bytes = await readFile(file);
  if (bytes.length <= fromBytes && fromBytes > 0) return undefined;
  const entries = journalEntries(bytes.subarray(fromBytes).toString(), (await timeOf(file)) ?? Date.now());
  // A line without an end may still be written: it is read again when it has grown.
  const size = bytes.lastIndexOf('\n') + 1;
  const fresh = database.write(() => {
    const inserted = entries.filter((entry) => insertEnquiry(database, entry, 'ON CONFLICT DO NOTHING'));
    database.run(
      'INSERT INTO imported (file, size_bytes) VALUES (?, ?) ON CONFLICT DO UPDATE SET size_bytes = excluded.size_bytes',
      [path.basename(importedAs), size],
    );
    return inserted;
  });
  /** How many of them are truncated lines. */
  const torn = fresh.filter(({ form }) => form === tornForm).length;
  return fresh.length > 0 ? { file: importedAs, enquiries: fresh.length, torn } : undefined;
}

/**
 * Imports a journal of older servers, and renames it. It may be killed at any moment and repeated: an
 * enquiry is stored once. A server that still runs appends to the renamed file; what it adds is imported by the next
 * call.
 */
export async function importJournal(
  database: EnquiryDatabase,
  journal: string,
): Promise<readonly JournalImport[]> {
  const { files, next } = await importedFiles(journal);
  const sources: Source[] = files.map((file) => ({
    file,
    importedAs: file,
    fromBytes: knownSize(database, file),
  }));
  const isThere = (await timeOf(journal)) !== undefined;
  if (isThere) sources.push({ file: journal, importedAs: next, fromBytes: 0 });
  const done: JournalImport[] = [];
  for (const source of sources) {
    const result = await takeIn(database, source);
    if (result) done.push(result);
  }
  if (isThere) await rename(journal, next);
  return done;
}

/** Removes imported journals whose content is older than the retention period. */
export async function removeExpiredJournals(
  database: EnquiryDatabase,
  journal: string,
  expiredAt: Date,
): Promise<void> {
  for (const file of (await importedFiles(journal)).files) {
    if (((await timeOf(file)) ?? Infinity) >= expiredAt.getTime()) continue;
    await rm(file, { force: true });
    database.run('DELETE FROM imported WHERE file = ?', [path.basename(file)]);
  }
}

/** Overwrites deleted enquiries in the bytes of a journal; each character is one byte. */
function withoutRefs(text: string, refs: readonly string[]): string {
  const isErased = (part: string) =>
    journalEntries(Buffer.from(part, 'latin1').toString(), 0).some(({ ref }) => refs.includes(ref));
  return text
    .split('\n')
    .map((line) =>
      partsOf(line)
        .map((part) => (isErased(part) ? ' '.repeat(part.length) : part))
        .join(''),
    )
    .join('\n');
}

/** Overwrites deleted enquiries in imported journals. The files keep their size and their time. */
export async function eraseFromJournals(journal: string, refs: readonly string[]): Promise<void> {
  for (const file of (await importedFiles(journal)).files) {
    const text = (await readFile(file)).toString('latin1');
    const erased = withoutRefs(text, refs);
    if (erased === text) continue;
    const handle = await open(file, 'r+');
    try {
      const { atime, mtime } = await handle.stat();
      await handle.write(Buffer.from(erased, 'latin1'), 0, erased.length, 0);
      await handle.sync();
      await handle.utimes(atime, mtime);
    } finally {
      await handle.close();
    }
  }
}
