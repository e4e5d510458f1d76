import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Store } from './store.js';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Brotli's quality for what is compressed once and sent for a year. */
export const bestQuality = 11;

/** Brotli's quality while a promote waits: 3 ms a page where the best takes up to 100, and 8 % more bytes. */
export const quickQuality = 8;

export type Coding = 'br' | 'gzip';

export const codings: readonly Coding[] = ['br', 'gzip'];

export type Form = Coding | 'identity';

const suffixes: Readonly<Record<Coding, string>> = { br: '.br', gzip: '.gz' };

export const codedKey = (key: string, coding: Coding): string => key + suffixes[coding];

const compressible = /\.(?:css|html|js|json|mjs|svg|txt|webmanifest|xml)$/;

/** Whether a file gets smaller by compression; fonts and photographs do not. */
export const isCompressible = (file: string): boolean => compressible.test(file);

/** Compresses in Node's thread pool. */
export function compressBrotli(bytes: Uint8Array, quality: number): Promise<Buffer> {
  const { BROTLI_PARAM_MODE, BROTLI_MODE_TEXT, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } =
    zlib.constants;
  const params = {
    [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
    [BROTLI_PARAM_QUALITY]: quality,
    [BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotli(bytes, { params });
}

/** Both compressed forms; the work is done in Node's thread pool. */
export async function compressed(
  bytes: Uint8Array,
  quality: number,
): Promise<Readonly<Record<Coding, Buffer>>> {
  const [br, gz] = await Promise.all([compressBrotli(bytes, quality), gzip(bytes, { level: 9 })]);
  return { br, gzip: gz };
}

export interface CompressibleFile {
  readonly key: string;
  readonly bytes: Uint8Array;
  readonly quality: number;
}

const decoders = { br: promisify(zlib.brotliDecompress), gzip: promisify(zlib.gunzip) };

/** What a decoder answers when it is asked for `info`; the types of Node do not know it. */
interface Decoded {
  readonly buffer: Buffer;
  readonly engine: { readonly bytesWritten: number };
}

/**
 * Decompresses a whole file.
 *
 * @param limitBytes no more is unpacked
 * @returns `undefined` for bytes that are truncated, too large, or have more after their end
 */
export async function decompressed(
  coding: Coding,
  bytes: Uint8Array,
  limitBytes = 2 ** 28,
): Promise<Buffer | undefined> {
  // Zero is not taken as a limit.
  const options = { maxOutputLength: Math.max(1, limitBytes), info: true };
  try {
    const { buffer, engine } = (await decoders[coding](bytes, options)) as unknown as Decoded;
    return engine.bytesWritten === bytes.length ? buffer : undefined;
  } catch {
    return undefined;
  }
}

/** Writes a compressed sibling of a file that is missing or damaged. */
async function ensureSibling(store: Store, { key, bytes, quality }: CompressibleFile, coding: Coding) {
  const sibling = codedKey(key, coding);
  // What cannot be read is written again.
  const found = await store.read(sibling).catch(() => undefined);
  const decoded = found && (await decompressed(coding, found, bytes.length));
  if (decoded?.equals(bytes)) return;
  await store.replace(
    sibling,
    coding === 'br' ? await compressBrotli(bytes, quality) : await gzip(bytes, { level: 9 }),
  );
}

/** Makes sure of the compressed siblings of a file. */
export async function ensureSiblings(store: Store, file: CompressibleFile): Promise<void> {
  await Promise.all(codings.map((coding) => ensureSibling(store, file, coding)));
}
