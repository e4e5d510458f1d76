/** What a server makes of a generation and keeps: records for browsers, texts for search engines. */
import { sha256Hex } from '../model/digest.js';
import type { SeoText } from '../seo/seo-texts.js';
import { bestQuality, compressed, quickQuality, type Coding } from '../store/compression.js';
import type { PageEntry } from './page-paths.js';

/** Something small that is kept with all its forms. */
export interface KeptFile {
  readonly kind: 'kept';
  /** Media type. */
  readonly type: string;
  readonly bytes: Buffer;
  readonly sha256: string;
  /** Absent: it is compressed by itself. */
  readonly coded?: Readonly<Record<Coding, Buffer>>;
}

async function keptText(type: string, text: string, quality: number): Promise<KeptFile> {
  const bytes = Buffer.from(text);
  return { kind: 'kept', type, bytes, sha256: sha256Hex(bytes), coded: await compressed(bytes, quality) };
}

/** A record for browsers. */
export const keptJson = (value: unknown): Promise<KeptFile> =>
  keptText('application/json', JSON.stringify(value), bestQuality);

/** Some programs ask for the site map as a file that is compressed by itself. */
function gzipEntries([path, { coded }]: PageEntry<KeptFile>): readonly PageEntry<KeptFile>[] {
  if (!coded || !path.endsWith('.xml')) return [];
  const bytes = coded.gzip;
  return [[`${path}.gz`, { kind: 'kept', type: 'application/gzip', bytes, sha256: sha256Hex(bytes) }]];
}

/** Texts for search engines by their paths. They may be long and the next generation waits, so they are coded quickly. */
export async function seoEntries(texts: readonly SeoText[]): Promise<readonly PageEntry<KeptFile>[]> {
  const entries = await Promise.all(
    texts.map(async ({ path, type, text }) => [path, await keptText(type, text, quickQuality)] as const),
  );
  return entries.flatMap((entry) => [entry, ...gzipEntries(entry)]);
}
