import type { InventoryFile } from '../integrity/inventory.js';
import { readForm } from '../integrity/known-file.js';
import { sha256Hex } from '../model/digest.js';
import { mapConcurrently } from '../store/concurrency.js';
import { pageSetKey } from '../store/keys.js';
import type { Store } from '../store/store.js';
import type { DrawnFile } from './child/messages.js';
import type { ContentDates } from './content-dates.js';
import type { DocumentFile, PageFile, PageSetContent } from './page-set.js';

export type PageWriter = (file: string, text: string) => Promise<PageFile>;

/**
 * Pages are created once. Where another writer of the same set was first, its page counts, whatever this one made:
 * an API may have answered the two differently, and the record must name the bytes that are there.
 */
async function firstBytes(store: Store, key: string, rendered: Buffer): Promise<Buffer> {
  return (await store.create(key, rendered)) ? rendered : ((await store.read(key)) ?? rendered);
}

/** Files of a page set by their keys. */
type RecordedFiles = ReadonlyMap<string, InventoryFile>;

/** A file that is as its record says stays: what is drawn now may differ, and a server checks it against that record. */
async function mendedBytes(
  store: Store,
  { key, rendered, recorded }: { key: string; rendered: Buffer; recorded: RecordedFiles },
): Promise<Buffer> {
  const known = recorded.get(key);
  const { bytes } = known ? await readForm(store, known, 'identity') : {};
  if (bytes) return bytes;
  await store.replace(key, rendered);
  return rendered;
}

/** @param recorded what is known of the files of a damaged set, where the set takes the place of one */
export function pageWriter(store: Store, id: string, recorded?: RecordedFiles): PageWriter {
  return async (file, text) => {
    const key = `${pageSetKey(id)}/${file}`;
    const rendered = Buffer.from(text);
    const bytes = recorded
      ? await mendedBytes(store, { key, rendered, recorded })
      : await firstBytes(store, key, rendered);
    return { file, size: bytes.length, sha256: sha256Hex(bytes) };
  };
}

/** Writes all files of a page set. @returns what its record says of them */
export async function writeDrawn(
  files: readonly DrawnFile[],
  write: PageWriter,
  datesOf: ContentDates,
): Promise<PageSetContent> {
  const written = await mapConcurrently(files, async (drawn) => {
    return [drawn, await write(drawn.file, drawn.text)] as const;
  });
  const pages: Record<string, PageSetContent['pages'][string]> = {};
  const frames: PageSetContent['frames'][number][] = [];
  const documents: Record<string, DocumentFile> = {};
  const own: Partial<Record<'notFound' | 'gone', PageFile>> = {};
  for (const [drawn, file] of written) {
    if (drawn.kind === 'page') {
      const { key, content } = drawn;
      pages[key] = { ...file, ...(content !== undefined && { content: datesOf(key, content) }) };
    } else if (drawn.kind === 'frame') frames.push({ route: drawn.route, ...file });
    else if (drawn.kind === 'document') documents[drawn.path] = { type: drawn.type, ...file };
    else own[drawn.kind] = file;
  }
  return { pages, frames, ...(Object.keys(documents).length > 0 && { documents }), ...own };
}
