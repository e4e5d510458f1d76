import type { RemoteSlice, RemoteVersion } from 'shared-types/release';
import { twice } from '../services/twice';
import { importScreen, type ScreenImport } from './federation';
import { remoteNamed, type ManifestSource } from './manifest';

/** Imports screens; the same screen of the same version once. */
export interface ScreenImporter {
  readonly load: (remote: RemoteSlice, screen: string) => Promise<ScreenImport>;
  /** An attempt that is under way already takes the place of the first one. */
  readonly adopt: (remote: RemoteSlice, screen: string, attempt: Promise<ScreenImport>) => void;
  /**
   * The next import asks the network, even while an older one is under way.
   *
   * @param unfitId a version not to be taken again while another one can be had
   */
  readonly forget: (unfitId?: string) => void;
}

const keyOf = ({ id }: RemoteVersion, screen: string) => `${id}/${screen}`;

/** What else may be good: the active version where it is another, and the one before. */
async function otherVersions(
  remote: RemoteSlice,
  manifest: ManifestSource,
): Promise<readonly RemoteVersion[]> {
  const live = remoteNamed(await manifest.current(), remote.name);
  const versions = live ? [live, ...(live.previous ? [live.previous] : [])] : [];
  return versions.filter(({ id }) => id !== remote.id);
}

/**
 * The version asked for, once more under a fresh address, then what else is known to be good.
 *
 * @throws the failure of the version asked for
 */
export function createScreenImporter(manifest: ManifestSource): ScreenImporter {
  const imports = new Map<string, Promise<ScreenImport>>();
  const adopted = new Map<string, Promise<ScreenImport>>();
  const unfit = new Set<string>();

  async function importOther(remote: RemoteSlice, screen: string): Promise<ScreenImport | undefined> {
    for (const other of await otherVersions(remote, manifest)) {
      if (unfit.has(other.id)) continue;
      const found = await importScreen(other, screen, []).catch(() => undefined);
      if (found) {
        console.warn(`${remote.id} cannot be used, ${other.id} takes its place.`);
        return found;
      }
    }
    return undefined;
  }

  function importAsked(remote: RemoteSlice, screen: string): Promise<ScreenImport> {
    const key = keyOf(remote, screen);
    const underWay = adopted.get(key);
    adopted.delete(key);
    return underWay ?? importScreen(remote, screen, remote.screens[screen] ?? []);
  }

  async function importAny(remote: RemoteSlice, screen: string): Promise<ScreenImport> {
    const instead = unfit.has(remote.id) ? await importOther(remote, screen) : undefined;
    if (instead) return instead;
    try {
      return await twice(() => importAsked(remote, screen));
    } catch (error) {
      const found = await importOther(remote, screen).catch(() => undefined);
      if (found) return found;
      throw error;
    }
  }

  return {
    load: (remote, screen) => {
      const key = keyOf(remote, screen);
      const known = imports.get(key) ?? importAny(remote, screen);
      imports.set(key, known);
      known.catch(() => {
        if (imports.get(key) === known) imports.delete(key);
      });
      return known;
    },
    adopt: (remote, screen, attempt) => adopted.set(keyOf(remote, screen), attempt),
    forget: (unfitId) => {
      imports.clear();
      adopted.clear();
      if (unfitId !== undefined) unfit.add(unfitId);
    },
  };
}
