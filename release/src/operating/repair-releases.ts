import { releaseInventory, type InventoryFile } from '../integrity/inventory.js';
import { repairFrom, type FindBytes } from '../integrity/repair-file.js';
import { bytesIn, equalFilesAmong } from '../inspection/check-file.js';
import { titleOf } from '../model/composition.js';
import { sha256Hex } from '../model/digest.js';
import { parseRelease } from '../model/release-record.js';
import type { ReleaseTarget } from '../model/release-target.js';
import { succeeds } from '../model/thrown.js';
import { mapConcurrently } from '../store/concurrency.js';
import { packageKey, packagesKey, releaseRecordKey } from '../store/keys.js';
import { findRelease } from '../store/published-releases.js';
import type { Store } from '../store/store.js';
import { distsOf, readFromStores, type RepairSources } from './repair-sources.js';

export interface RepairTarget extends ReleaseTarget {
  /** SHA-256 of its record, where a generation pins it. */
  readonly digest?: string;
}

export async function publishedTargets(store: Store): Promise<readonly RepairTarget[]> {
  const names = await store.list(packagesKey);
  const targets = await Promise.all(
    names.map(async (name) => (await store.list(packageKey(name))).map((version) => ({ name, version }))),
  );
  return targets.flat();
}

/** Records of a release that sources have. */
const recordsOf = async (target: RepairTarget, sources: RepairSources): Promise<readonly Buffer[]> => [
  ...distsOf(sources, target).map(({ record }) => record),
  ...(await readFromStores(sources, releaseRecordKey(target.name, target.version))),
];

/** A record that a generation pins is replaced by the very bytes that it pins. */
async function repairPinned(store: Store, target: RepairTarget, sources: RepairSources): Promise<void> {
  const key = releaseRecordKey(target.name, target.version);
  const stored = await store.read(key).catch(() => undefined);
  if (stored && sha256Hex(stored) === target.digest) return;
  const right = (await recordsOf(target, sources)).find((bytes) => sha256Hex(bytes) === target.digest);
  if (!right) return;
  parseRelease(right, key);
  await store.replace(key, right);
}

/** A record that was never live is replaced only if it cannot be read: its digest is not known. */
async function repairUnpinned(store: Store, target: RepairTarget, sources: RepairSources): Promise<void> {
  const key = releaseRecordKey(target.name, target.version);
  if (await succeeds(() => findRelease(store, target))) return;
  const [record] = (await recordsOf(target, sources)).filter((bytes) => isRecordOf(bytes, target));
  if (record) await store.replace(key, record);
}

function isRecordOf(bytes: Buffer, target: RepairTarget): boolean {
  try {
    return titleOf(parseRelease(bytes, '')) === titleOf(target);
  } catch {
    return false;
  }
}

/** Where the bytes of a release's file may be found. */
function findersOf(store: Store, target: RepairTarget, sources: RepairSources) {
  return (file: InventoryFile, all: readonly InventoryFile[]): readonly FindBytes[] => [
    bytesIn(store, equalFilesAmong(all)),
    ...distsOf(sources, target).map(
      ({ readFile }): FindBytes =>
        () =>
          readFile(file.file),
    ),
    ...sources.stores.map((other) => bytesIn(other)),
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

/** Repairs records and files of releases, as far as intact bytes are found. */
export async function repairReleases(
  store: Store,
  targets: readonly RepairTarget[],
  sources: RepairSources,
): Promise<void> {
  const pinned = targets.filter(({ digest }) => digest !== undefined);
  const names = new Set(pinned.map(titleOf));
  for (const target of pinned) await repairPinned(store, target, sources);
  for (const target of targets) if (!names.has(titleOf(target))) await repairUnpinned(store, target, sources);
  const releases = await inventoryOf(store, targets);
  const all = releases.flatMap(({ files }) => files);
  for (const { target, files } of releases) {
    const finders = findersOf(store, target, sources);
    await mapConcurrently(files, (file) => repairFrom(store, file, finders(file, all)));
  }
}
