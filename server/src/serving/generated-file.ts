/** Files that the server generates for a generation: records for browsers, texts for search engines. */
import { sha256Hex } from 'release/model/digest';
import type { SeoText } from 'release/seo/seo-texts';
import { bestQuality, compressed, quickQuality, type Coding } from 'release/store/compression';
import type { PageEntry } from './page-paths.js';

/** A file, in memory with its compressed forms. */
export interface GeneratedFile {
  readonly kind: 'generated';
  /** Media type. */
  readonly type: string;
  readonly bytes: Buffer;
  readonly sha256: string;
  readonly coded: Readonly<Record<Coding, Buffer>>;
}

/** Greatest size for the best compression, in bytes. Larger files would delay the new generation. */
const mostForBest = 2 ** 15;

async function generatedText(type: string, text: string): Promise<GeneratedFile> {
  const bytes = Buffer.from(text);
  return {
    kind: 'generated',
    type,
    bytes,
    sha256: sha256Hex(bytes),
    coded: await compressed(bytes, bytes.length > mostForBest ? quickQuality : bestQuality),
  };
}

export const generatedJson = (value: unknown): Promise<GeneratedFile> =>
  generatedText('application/json', JSON.stringify(value));

/** Texts for search engines by their paths. */
export const seoEntries = (texts: readonly SeoText[]): Promise<readonly PageEntry<GeneratedFile>[]> =>
  Promise.all(texts.map(async ({ path, type, text }) => [path, await generatedText(type, text)] as const));
