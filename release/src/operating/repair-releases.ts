import { releaseInventory, type InventoryFile } from '../integrity/inventory.js';
import { findRightBytes, mendFile, type FindBytes } from '../integrity/mend-file.js';
import { equalFilesAmong, recoverAnywhere } from '../inspection/check-file.js';
import { sha256Hex } from '../model/digest.js';
import { parseRelease } from '../model/release-record.js';
import type { ReleaseTarget } from '../model/release-target.js';
import { mapConcurrently } from '../store/concurrency.js';
import { packageKey, packagesKey, releaseRecordKey } from '../store/keys.js';
import { findRelease } from '../store/published-releases.js';
import type { Store } from '../store/store.js';
import { distsOf, readFromStores, type RepairSources } from './repair-sources.js';

/** A release to look at. */
export interface RepairTarget extends ReleaseTarget {
  /** SHA-256 of its record, where a generation pins it. */
  readonly digest?: string;
}

/** All releases of a store. */
export async function publishedTargets(store: Store): Promise<readonly RepairTarget[]> {
  const names = await store.list(packagesKey);
  const targets = await Promise.all(
    names.map(async (name) => (await store.list(packageKey(name))).map((version) => ({ name, version }))),
  );
  return targets.flat();
}

async function mendRecord(store: Store, target: RepairTarget, sources: RepairSources): Promise<void> {
  const { name, version, digest } = target;
  const key = releaseRecordKey(name, version);
  const stored = await store.read(key).catch(() => undefined);
  if (digest === undefined || (stored && sha256Hex(stored) === digest)) return;
  const copies = [
    ...distsOf(sources, target).map(({ record }) => record),
    ...(await readFromStores(sources, key)),
  ];
  const right = copies.find((bytes) => sha256Hex(bytes) === digest);
  if (!right) return;
  parseRelease(right, key);
  await store.replace(key, right);
}

/** Where the bytes of a release's file may be found. */
function findersOf(store: Store, target: RepairTarget, sources: RepairSources) {
  return (file: InventoryFile, all: readonly InventoryFile[]): readonly FindBytes[] => [
    (wanted) => recoverAnywhere(store, wanted, equalFilesAmong(all)),
    ...distsOf(sources, target).map(
      ({ readFile }): FindBytes =>
        () =>
          readFile(file.file),
    ),
    ...sources.stores.map(
      (other): FindBytes =>
        (wanted) =>
          recoverAnywhere(other, wanted, () => []),
    ),
  ];
}

/** All files of some releases, of which any may have the bytes of another. */
async function inventoryOf(store: Store, targets: readonly RepairTarget[]) {
  const found = await mapConcurrently(targets, async (target) => {
    const published = await findRelease(store, target).catch(() => undefined);
    if (!published || (target.digest !== undefined && published.digest !== target.digest)) return [];
    return [{ target, files: await releaseInventory(store, published.release) }];
  });
  return found.flat();
}

/** Mends records and files of releases, as far as right bytes are found. */
export async function repairReleases(
  store: Store,
  targets: readonly RepairTarget[],
  sources: RepairSources,
): Promise<void> {
  for (const target of targets) await mendRecord(store, target, sources);
  const releases = await inventoryOf(store, targets);
  const all = releases.flatMap(({ files }) => files);
  for (const { target, files } of releases) {
    const finders = findersOf(store, target, sources);
    await mapConcurrently(files, async (file) => {
      const bytes = await findRightBytes(file, finders(file, all));
      if (bytes) await mendFile(store, { file, bytes });
    });
  }
}
