import { recordText } from '../model/canonical-json.js';
import { sha256Hex } from '../model/digest.js';
import { factsOf } from '../rendering/facts.js';
import { pageFilesOf, pageSetIdsOf, readPageSet } from '../rendering/page-set.js';
import { bestQuality, codedKey, compressBrotli } from '../store/compression.js';
import { mapConcurrently } from '../store/concurrency.js';
import { pageSetKey, polishedRecordKey } from '../store/keys.js';
import { compositionOf } from '../store/live-composition.js';
import type { Store } from '../store/store.js';
import type { Environment } from './environment.js';

/** @returns SHA-256 of the smaller sibling; `undefined` for a page that is damaged, which is not for this command */
async function polishFile(store: Store, key: string, sha256: string): Promise<string | undefined> {
  const bytes = await store.read(key);
  if (!bytes || sha256Hex(bytes) !== sha256) return undefined;
  const coded = await compressBrotli(bytes, bestQuality);
  await store.replace(codedKey(key, 'br'), coded);
  return sha256Hex(coded);
}

/** A compressed sibling is a cache of its page: another form of the same bytes may take its place. */
async function polishSet(store: Store, id: string): Promise<number> {
  if (await store.has(polishedRecordKey(id))) return 0;
  const set = await readPageSet(store, id);
  if (!set) return 0;
  const files = pageFilesOf(set);
  const digests = await mapConcurrently(files, async ({ file, sha256 }) => {
    return [file, await polishFile(store, `${pageSetKey(id)}/${file}`, sha256)] as const;
  });
  const br = Object.fromEntries(digests.filter(([, digest]) => digest !== undefined));
  await store.create(polishedRecordKey(id), recordText({ schema: 1, br }));
  return files.length;
}

/**
 * Compresses the live pages as well as possible. It takes ten times as long as their rendering, so it comes after the
 * commit.
 *
 * @returns how many pages
 */
export async function polishPages({ store, chain }: Environment): Promise<number> {
  const composition = await compositionOf(store, chain.env, await chain.state());
  if (!composition) return 0;
  let pages = 0;
  for (const id of pageSetIdsOf(composition, factsOf(store, composition)))
    pages += await polishSet(store, id);
  return pages;
}
