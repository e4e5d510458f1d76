import { randomInt } from 'node:crypto';
import { mkdir, open, readFile, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { Enquiry } from './enquiry.js';

/** What was received, one JSON text in a line. Only this account may read it. */
export interface EnquiryJournal {
  /** The reference that an enquiry with this key has; waits if it is just being written. */
  readonly find: (key: string) => Promise<string> | undefined;
  /** Writes an enquiry. @returns its reference, once the disk has it */
  readonly append: (enquiry: Enquiry, receivedAtMs: number) => Promise<string>;
  readonly close: () => Promise<void>;
}

const entrySchema = v.object({ ref: v.string(), key: v.string() });

/** For this account alone: it holds names and addresses. */
const ownersOnly = 0o600;

/** Without letters and digits that are taken for each other. */
const referenceLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const referenceLength = 6;

function newReference(receivedAtMs: number): string {
  const day = new Date(receivedAtMs).toISOString().slice(0, 10).replaceAll('-', '');
  const letters = Array.from(
    { length: referenceLength },
    () => referenceLetters[randomInt(referenceLetters.length)],
  );
  return `${day}-${letters.join('')}`;
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

/** References by key. A line that was cut off when the machine stopped was never acknowledged. */
function readReferences(text: string): Map<string, Promise<string>> {
  const references = new Map<string, Promise<string>>();
  for (const line of text.split('\n')) {
    const entry = v.safeParse(v.pipe(v.string(), v.parseJson(), entrySchema), line);
    if (entry.success) references.set(entry.output.key, Promise.resolve(entry.output.ref));
  }
  return references;
}

async function writeWhole(handle: FileHandle, text: string): Promise<void> {
  await handle.appendFile(text);
  await handle.sync();
}

/** Opens a journal, and makes it if there is none. */
export async function openEnquiryJournal(file: string): Promise<EnquiryJournal> {
  await mkdir(path.dirname(file), { recursive: true });
  const text = await readText(file);
  const references = readReferences(text);
  const handle = await open(file, 'a', ownersOnly);
  if (text !== '' && !text.endsWith('\n')) await writeWhole(handle, '\n');
  /** One line after the other. */
  let last: Promise<unknown> = Promise.resolve();

  const write = async (enquiry: Enquiry, receivedAtMs: number) => {
    const ref = newReference(receivedAtMs);
    const entry = { ref, receivedAt: new Date(receivedAtMs).toISOString(), ...enquiry };
    await writeWhole(handle, `${JSON.stringify(entry)}\n`);
    return ref;
  };

  return {
    find: (key) => references.get(key),
    append: async (enquiry, receivedAtMs) => {
      const written = last.then(() => write(enquiry, receivedAtMs));
      last = written.catch(() => undefined);
      references.set(enquiry.key, written);
      // What could not be written may be tried again.
      written.catch(() => references.delete(enquiry.key));
      return await written;
    },
    close: async () => {
      await last;
      await handle.close();
    },
  };
}
