import { sha256Hex } from '../model/digest.js';
import { createSiblings, quickQuality } from '../store/compression.js';
import { pageSetKey } from '../store/keys.js';
import type { Store } from '../store/store.js';
import type { PageFile } from './page-set.js';

/** Writes the pages of one set. */
export type PageWriter = (file: string, text: string) => Promise<PageFile>;

/**
 * Pages are created once. Where another writer of the same set was first, its page counts, whatever this one made:
 * an API may have answered the two differently, and the record must name the bytes that are there.
 */
export function pageWriter(store: Store, id: string): PageWriter {
  return async (file, text) => {
    const key = `${pageSetKey(id)}/${file}`;
    const rendered = Buffer.from(text);
    const bytes = (await store.create(key, rendered)) ? rendered : ((await store.read(key)) ?? rendered);
    await createSiblings(store, { key, bytes, quality: quickQuality });
    return { file, size: bytes.length, sha256: sha256Hex(bytes) };
  };
}
