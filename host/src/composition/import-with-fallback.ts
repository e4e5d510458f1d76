import type { RemoteSlice, RemoteVersion } from 'shared-types/release';
import { timeoutMs } from '../services/load-times';
import { twice } from '../services/twice';
import { importScreen, type ScreenImport } from './federation';
import type { ManifestSource } from './manifest';
import { OtherVersions } from './other-versions';

/** Imports screens; the same screen of the same version once. */
export interface ScreenImporter {
  readonly load: (remote: RemoteSlice, screen: string) => Promise<ScreenImport>;
  /** An attempt that is under way already takes the place of the first one. */
  readonly adopt: (remote: RemoteSlice, screen: string, attempt: Promise<ScreenImport>) => void;
  /**
   * The next import asks the network, even while an older one is under way; should it hang, another version is tried.
   *
   * @param unfitId a version not to be taken again while another one can be had
   */
  readonly forget: (unfitId?: string) => void;
}

const keyOf = ({ id }: RemoteVersion, screen: string) => `${id}/${screen}`;

const timeOut = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`Nothing arrived within ${timeoutMs} ms`)), timeoutMs);
  });

/**
 * The version asked for, once more under a fresh address, then what else is known to be good.
 *
 * @throws the failure of the version asked for
 */
export function createScreenImporter(manifest: ManifestSource): ScreenImporter {
  const imports = new Map<string, Promise<ScreenImport>>();
  const adopted = new Map<string, Promise<ScreenImport>>();
  const others = new OtherVersions(manifest);
  let isRetried = false;

  function importAsked(remote: RemoteSlice, screen: string): Promise<ScreenImport> {
    const key = keyOf(remote, screen);
    const underWay = adopted.get(key);
    adopted.delete(key);
    return underWay ?? importScreen(remote, screen, remote.screens[screen] ?? []);
  }

  async function importAny(remote: RemoteSlice, screen: string): Promise<ScreenImport> {
    const instead = others.isAvoided(remote.id) ? await others.import(remote, screen) : undefined;
    if (instead) return instead;
    const asked = twice(() => importAsked(remote, screen));
    try {
      return await (isRetried ? Promise.race([asked, timeOut()]) : asked);
    } catch {
      return (await others.import(remote, screen)) ?? (await asked);
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
      isRetried = true;
      if (unfitId !== undefined) others.avoid(unfitId);
    },
  };
}
