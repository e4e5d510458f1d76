import { bytesIn, checkFile } from '../inspection/check-file.js';
import { repairFrom } from '../integrity/repair-file.js';
import type { Composition } from '../model/composition.js';
import { succeeds } from '../model/thrown.js';
import { factsOf } from '../rendering/facts.js';
import { pageInventory } from '../rendering/page-inventory.js';
import type { PageRenderer } from '../rendering/page-renderer.js';
import { pageSetIdsOf, parsePageSet, readPageSet } from '../rendering/page-set.js';
import { mapConcurrently } from '../store/concurrency.js';
import { pageSetRecordKey } from '../store/keys.js';
import type { Store } from '../store/store.js';
import { readFromStores, type RepairSources } from './repair-sources.js';

export interface PageMaterial {
  readonly store: Store;
  readonly sources: RepairSources;
  /** Renders a damaged set although its record is lost. */
  readonly renderer: PageRenderer;
}

/** Takes the record of a page set from another store. */
async function repairRecord({ store, sources }: PageMaterial, id: string): Promise<void> {
  const key = pageSetRecordKey(id);
  const set = await readPageSet(store, id).catch(() => undefined);
  if (set) return;
  for (const bytes of await readFromStores(sources, key)) {
    if (!(await succeeds(() => parsePageSet(store, id, bytes)))) continue;
    await store.replace(key, bytes);
    return;
  }
}

/** Repairs files of a set with the bytes that its record names. */
async function repairFiles({ store, sources }: PageMaterial, id: string): Promise<void> {
  const set = await readPageSet(store, id).catch(() => undefined);
  const files = set ? await pageInventory(store, id, set) : [];
  await mapConcurrently(files, async (file) => {
    if (!(await checkFile(store, file, () => []))) return;
    await repairFrom(
      store,
      file,
      [store, ...sources.stores].map((place) => bytesIn(place)),
    );
  });
}

/** Repairs the pages of a composition: from intact copies, or else by rendering them again. */
export async function repairPages(material: PageMaterial, composition: Composition): Promise<void> {
  const { store, renderer } = material;
  const ids = pageSetIdsOf(composition, factsOf(store, composition));
  for (const id of ids) {
    await repairRecord(material, id);
    await repairFiles(material, id);
  }
  await renderer.ensurePages(composition);
}
