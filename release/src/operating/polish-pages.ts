import { emptyState } from '../model/generation.js';
import { factsOf } from '../rendering/facts.js';
import { pageFilesOf, pageSetIdsOf, readPageSet } from '../rendering/page-set.js';
import { bestQuality, codedKey, compressBrotli } from '../store/compression.js';
import { mapConcurrently } from '../store/concurrency.js';
import { pageSetKey } from '../store/keys.js';
import { compositionOf } from '../store/live-composition.js';
import type { Store } from '../store/store.js';
import type { Environment } from './environment.js';

/** Says that the pages of a set are as small as they get; written last. */
const markerKey = (id: string) => `${pageSetKey(id)}/polished.json`;

async function polishFile(store: Store, key: string): Promise<void> {
  const bytes = await store.read(key);
  if (bytes) await store.replace(codedKey(key, 'br'), await compressBrotli(bytes, bestQuality));
}

/** A compressed sibling is a cache of its page: another form of the same bytes may take its place. */
async function polishSet(store: Store, id: string): Promise<number> {
  if (await store.has(markerKey(id))) return 0;
  const set = await readPageSet(store, id);
  if (!set) return 0;
  const files = pageFilesOf(set);
  await mapConcurrently(files, ({ file }) => polishFile(store, `${pageSetKey(id)}/${file}`));
  await store.create(markerKey(id), '{}\n');
  return files.length;
}

/**
 * Compresses the live pages as well as possible. It takes ten times as long as their rendering, so it comes after the
 * commit.
 *
 * @returns how many pages
 */
export async function polishPages({ store, chain }: Environment): Promise<number> {
  const state = (await chain.head())?.generation.state ?? emptyState;
  const composition = await compositionOf(store, chain.env, state);
  if (!composition) return 0;
  let pages = 0;
  for (const id of pageSetIdsOf(composition, factsOf(store, composition)))
    pages += await polishSet(store, id);
  return pages;
}
