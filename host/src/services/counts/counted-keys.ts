/** Lists that the header counts. This much is in the deferred part; who keeps no list loads no more. */
import type { CountedKey } from 'shared-types';
import type { Manifest } from 'shared-types/release';
import { hasMark, setMark } from '../storage/marks';
import type { StorageService } from '../storage/storage';

export interface Counted extends CountedKey {
  /** The text that no two items share, where the list follows the user. */
  readonly id?: string | undefined;
}

/** Counted lists, by stored key. */
export type CountedKeys = readonly (readonly [key: string, counted: Counted])[];

export const countedKeysOf = (manifest: Pick<Manifest, 'remotes'> | undefined): CountedKeys =>
  manifest?.remotes.flatMap(({ counted = {}, follows = {} }) =>
    Object.entries(counted).map(([key, list]) => [key, { ...list, id: follows[key] }] as const),
  ) ?? [];

interface CountingWorld {
  readonly storage: StorageService;
  readonly load: () => Promise<void>;
  /** The live manifest, as far as this tab knows it. */
  readonly manifest: {
    readonly known: () => Manifest | undefined;
    readonly learned: Promise<void>;
    readonly current: () => Promise<unknown>;
  };
}

/** Loads the part that counts as soon as a counted list is stored: here, in another tab, or before this visit. */
export function startCounting({ storage, load, manifest }: CountingWorld): void {
  let isLoaded = false;
  const look = () => {
    if (isLoaded) return;
    const keys = countedKeysOf(manifest.known());
    if (keys.some(([key]) => storage.local.get(key) !== null)) {
      isLoaded = true;
      // Asked for again with the next change.
      load().catch(() => (isLoaded = false));
    } else if (manifest.known() && hasMark('counts')) setMark(storage, 'counts', false);
  };
  void manifest.learned.then(look);
  /** Looks if the manifest is known, and asks for it otherwise: on a slow line nobody else may. */
  const follow = () => {
    if (manifest.known()) look();
    else manifest.current().catch(() => {});
  };
  if (hasMark('counts')) follow();
  storage.watchers.add(() => queueMicrotask(follow));
  addEventListener('storage', follow);
}
