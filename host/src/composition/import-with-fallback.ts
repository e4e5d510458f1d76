import type { ScreenModule } from 'shared-types';
import type { RemoteSlice, RemoteVersion } from 'shared-types/release';
import { fitsContract } from './contract-range';
import { importScreen } from './federation';
import { remoteNamed, type ManifestSource } from './manifest';
import { twice } from './mendable';

/** A screen, and the version of its remote that it came from. */
export interface ImportedScreen {
  readonly module: ScreenModule<unknown>;
  readonly version: RemoteVersion;
}

/** Imports screens; the same screen of the same version once. */
export interface ScreenImporter {
  readonly load: (remote: RemoteSlice, screen: string) => Promise<ImportedScreen>;
  /**
   * The next import asks the network, even while an older one is under way.
   *
   * @param unfitId a version not to be taken again while another one can be had
   */
  readonly forget: (unfitId?: string) => void;
}

/** What else may be good: the active version where it is another, and the one before. */
async function otherVersions(
  remote: RemoteSlice,
  manifest: ManifestSource,
): Promise<readonly RemoteVersion[]> {
  const live = remoteNamed(await manifest.current(), remote.name);
  const versions = live ? [live, ...(live.previous ? [live.previous] : [])] : [];
  return versions.filter(({ id }) => id !== remote.id);
}

async function importFrom(
  version: RemoteVersion,
  remote: RemoteSlice,
  screen: string,
): Promise<ImportedScreen> {
  if (!fitsContract(version.contract))
    throw new Error(`${version.id} needs the contract ${version.contract}`);
  const files = version === remote ? (remote.screens[screen] ?? []) : [];
  return { module: await importScreen(version, screen, files), version };
}

/**
 * The version asked for, once more under a fresh address, then what else is known to be good.
 *
 * @throws the first failure
 */
export function createScreenImporter(manifest: ManifestSource): ScreenImporter {
  const imports = new Map<string, Promise<ImportedScreen>>();
  const unfit = new Set<string>();

  async function importOther(remote: RemoteSlice, screen: string): Promise<ImportedScreen | undefined> {
    for (const other of await otherVersions(remote, manifest)) {
      const found = unfit.has(other.id)
        ? undefined
        : await importFrom(other, remote, screen).catch(() => undefined);
      if (found) {
        console.warn(`${remote.id} cannot be used, ${other.id} takes its place.`);
        return found;
      }
    }
    return undefined;
  }

  async function importAny(remote: RemoteSlice, screen: string): Promise<ImportedScreen> {
    const instead = unfit.has(remote.id) ? await importOther(remote, screen) : undefined;
    if (instead) return instead;
    try {
      return await twice(() => importFrom(remote, remote, screen));
    } catch (error) {
      const found = await importOther(remote, screen).catch(() => undefined);
      if (found) return found;
      throw error;
    }
  }

  return {
    load: (remote, screen) => {
      const key = `${remote.id}/${screen}`;
      const known = imports.get(key) ?? importAny(remote, screen);
      imports.set(key, known);
      known.catch(() => {
        if (imports.get(key) === known) imports.delete(key);
      });
      return known;
    },
    forget: (unfitId) => {
      imports.clear();
      if (unfitId !== undefined) unfit.add(unfitId);
    },
  };
}
