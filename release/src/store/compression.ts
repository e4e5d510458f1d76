import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Brotli's quality for what is compressed once and sent for a year. */
export const bestQuality = 11;

/** Brotli's quality for pages, of which there may be thousands: a third of the best's time, and 2 % more bytes. */
export const pageQuality = 10;

/** Brotli's quality while somebody waits: 3 ms a page where the best takes up to 150, and 9 % more bytes. */
export const quickQuality = 5;

export type Coding = 'br' | 'gzip';

export const codings: readonly Coding[] = ['br', 'gzip'];

export type Form = Coding | 'identity';

const suffixes: Readonly<Record<Coding, string>> = { br: '.br', gzip: '.gz' };

export const codedKey = (key: string, coding: Coding): string => key + suffixes[coding];

const compressible = /\.(?:css|html|js|json|mjs|svg|txt|webmanifest|xml)$/;

/** True if a file gets smaller by compression; fonts and photographs do not. */
export const isCompressible = (file: string): boolean => compressible.test(file);

/** Compresses in Node's thread pool. */
export const compressAs = (coding: Coding, bytes: Uint8Array, quality: number): Promise<Buffer> =>
  coding === 'br'
    ? brotli(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality } })
    : gzip(bytes, { level: 9 });

/** Compresses bytes in both forms. */
export async function compressed(
  bytes: Uint8Array,
  quality: number,
): Promise<Readonly<Record<Coding, Buffer>>> {
  const [br, gz] = await Promise.all([compressAs('br', bytes, quality), compressAs('gzip', bytes, quality)]);
  return { br, gzip: gz };
}

const decoders = { br: promisify(zlib.brotliDecompress), gzip: promisify(zlib.gunzip) };

/** Greatest size that is unpacked, in bytes. */
const mostUnpacked = 2 ** 28;

/** Decompresses a whole file. @returns `undefined` for bytes that are truncated, altered or too large */
export const decompressed = (coding: Coding, bytes: Uint8Array): Promise<Buffer | undefined> =>
  decoders[coding](bytes, { maxOutputLength: mostUnpacked }).catch(() => undefined);
