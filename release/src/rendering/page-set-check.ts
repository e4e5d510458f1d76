import { repairFile } from '../integrity/repair-file.js';
import { readForm, recoverBytes } from '../integrity/known-file.js';
import { mapConcurrently } from '../store/concurrency.js';
import type { Store } from '../store/store.js';
import { pageInventory } from './page-inventory.js';
import { isOfNewerTool, pageFilesOf, readPageSet, type PageSet } from './page-set.js';

/** How a page set is found in the store. */
export type PageSetCheck =
  | { readonly kind: 'whole' }
  | { readonly kind: 'absent' }
  /** `set` is its record, if that can still be read. */
  | { readonly kind: 'damaged'; readonly set: PageSet | undefined };

/** Restores a page from a compressed sibling. @returns whether the page is intact now */
async function recoverPage(store: Store, file: Parameters<typeof recoverBytes>[1]): Promise<boolean> {
  if (!(await readForm(store, file, 'identity')).damage) return true;
  const bytes = await recoverBytes(store, file);
  if (bytes) await repairFile(store, { file, bytes });
  return bytes !== undefined;
}

/** Checks every page of a set; repairs those with an intact compressed sibling. @throws for a record of a newer tool */
export async function checkPageSet(store: Store, id: string): Promise<PageSetCheck> {
  let set: PageSet | undefined;
  try {
    set = await readPageSet(store, id);
  } catch (error) {
    if (await isOfNewerTool(store, id)) throw error;
    return { kind: 'damaged', set: undefined };
  }
  if (!set) return { kind: 'absent' };
  const files = await pageInventory(store, id, set);
  const right = await mapConcurrently(files, (file) => recoverPage(store, file));
  return right.every(Boolean) ? { kind: 'whole' } : { kind: 'damaged', set };
}

/** SHA-256 of the pages of a set by their files. */
export const knownPagesOf = (set: PageSet | undefined): ReadonlyMap<string, string> =>
  new Map(set ? pageFilesOf(set).map(({ file, sha256 }) => [file, sha256]) : []);
