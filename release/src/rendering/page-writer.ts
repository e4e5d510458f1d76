import { sha256Hex } from '../model/digest.js';
import { mapConcurrently } from '../store/concurrency.js';
import { pageContentKey } from '../store/keys.js';
import type { Store } from '../store/store.js';
import type { DrawnFile } from './child/messages.js';
import type { DocumentFile, PageFile, PageSetContent } from './page-set.js';

/** Stores a page by its digest. What is there already may be damaged, or so old that `gc` would take it. */
async function writePage(store: Store, { file, text }: DrawnFile): Promise<PageFile> {
  const bytes = Buffer.from(text);
  const sha256 = sha256Hex(bytes);
  await store.replace(pageContentKey(sha256), bytes);
  return { file, size: bytes.length, sha256 };
}

/** Writes all files of a page set. @returns content of its record */
export async function writeDrawn(store: Store, files: readonly DrawnFile[]): Promise<PageSetContent> {
  const written = await mapConcurrently(files, async (drawn) => {
    return [drawn, await writePage(store, drawn)] as const;
  });
  const pages: Record<string, PageSetContent['pages'][string]> = {};
  const patternPages: PageSetContent['patternPages'][number][] = [];
  const documents: Record<string, DocumentFile> = {};
  const own: Partial<Record<'notFound' | 'gone', PageFile>> = {};
  for (const [drawn, file] of written) {
    if (drawn.kind === 'page') {
      const { key, changedOn } = drawn;
      pages[key] = { ...file, ...(changedOn !== undefined && { changedOn }) };
    } else if (drawn.kind === 'patternPage') patternPages.push({ route: drawn.route, ...file });
    else if (drawn.kind === 'document') documents[drawn.path] = { type: drawn.type, ...file };
    else own[drawn.kind] = file;
  }
  return { pages, patternPages, ...(Object.keys(documents).length > 0 && { documents }), ...own };
}
