import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Store } from './store.js';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Brotli's quality for what is compressed once and sent for a year. */
export const bestQuality = 11;

/** Brotli's quality while a promote waits: 3 ms a page where the best takes up to 100, and 8 % more bytes. */
export const quickQuality = 8;

/** A content coding that the store keeps, as HTTP names it. */
export type Coding = 'br' | 'gzip';

const suffixes: Readonly<Record<Coding, string>> = { br: '.br', gzip: '.gz' };

/** The key of a file's compressed sibling. */
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

/** A stored file, to be compressed. */
export interface CompressibleFile {
  readonly key: string;
  readonly bytes: Uint8Array;
  readonly quality: number;
}

/** Writes the compressed siblings of a file, whose bytes never change; once. */
export async function createSiblings(store: Store, { key, bytes, quality }: CompressibleFile): Promise<void> {
  const last = codedKey(key, 'gzip');
  if (await store.has(last)) return;
  const forms = await compressed(bytes, quality);
  await store.create(codedKey(key, 'br'), forms.br);
  await store.create(last, forms.gzip);
}
