import { digest } from 'shared-types/schemas/texts';
import * as v from 'valibot';
import { derivedRecord, type InventoryFile } from '../integrity/inventory.js';
import { codings, type Coding } from '../store/compression.js';
import { pageSetKey, polishedRecordKey } from '../store/keys.js';
import type { Store } from '../store/store.js';
import { pageFilesOf, type PageFile, type PageSetContent } from './page-set.js';

const polishedSchema = v.object({ schema: v.literal(1), br: v.record(v.string(), digest) });

/** A page that was compressed again has the digest of its first form until all pages of its set have been. */
function siblingDigests(
  { coded, file }: PageFile,
  polished: Readonly<Record<string, string>>,
  coding: Coding,
) {
  const digests = [coded[coding], coding === 'br' ? polished[file] : undefined];
  return [coding, digests.filter((digest) => digest !== undefined)] as const;
}

export async function pageInventory(
  store: Store,
  id: string,
  set: PageSetContent,
): Promise<readonly InventoryFile[]> {
  const polished = (await derivedRecord(store, polishedRecordKey(id), polishedSchema))?.br ?? {};
  return pageFilesOf(set).map((page) => ({
    key: `${pageSetKey(id)}/${page.file}`,
    file: page.file,
    title: `${pageSetKey(id)}/${page.file}`,
    sha256: page.sha256,
    isCoded: true,
    siblings: Object.fromEntries(codings.map((coding) => siblingDigests(page, polished, coding))),
  }));
}
