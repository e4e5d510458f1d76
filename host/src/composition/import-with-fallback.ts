import type { RemoteSlice, RemoteVersion, RouteMatch } from 'shared-types/release';
import { tellError } from '../services/browser-errors';
import { inTime } from '../services/in-time';
import { timeoutMs } from '../services/load-times';
import { retryFailedFiles } from '../services/retry-failed-files';
import type { ScreenImport } from './federation';
import { importVersion } from './import-version';
import type { ManifestSource } from './manifest';
import { OtherVersions } from './other-versions';

/** Imports screens; the same screen of the same version once. */
export type ScreenImporter = ReturnType<typeof createScreenImporter>;

const keyOf = ({ id }: RemoteVersion, screen: string) => `${id}/${screen}`;

const nameOf = ({ name }: RemoteSlice, screen: string) => `${name}/${screen}`;

/** Adds the entry as the file that failed to errors that name none: those of the federation runtime. */
function withFile(error: unknown, entry: string): Error {
  const known = error instanceof Error ? error : new Error(String(error));
  return 'request' in known ? known : Object.assign(known, { request: entry });
}

/** Tries the version asked for, again at a fresh address, then others. @throws the error of the one asked for */
export function createScreenImporter(manifest: ManifestSource) {
  const imports = new Map<string, Promise<ScreenImport>>();
  const adopted = new Map<string, Promise<ScreenImport>>();
  const others = new OtherVersions(manifest);
  const reloading = new Set<string>();

  async function importAsked(remote: RemoteSlice, screen: string): Promise<ScreenImport> {
    const key = keyOf(remote, screen);
    const underWay = adopted.get(key);
    adopted.delete(key);
    try {
      return await (underWay ?? importVersion(remote, screen, remote.screens[screen] ?? []));
    } catch (error) {
      throw withFile(error, remote.entry.href);
    }
  }

  async function importAny(remote: RemoteSlice, screen: string): Promise<ScreenImport> {
    const isReload = reloading.delete(nameOf(remote, screen));
    const instead = others.isAvoided(remote.id) ? await others.import(remote, screen) : undefined;
    if (instead) return instead;
    const asked = retryFailedFiles(() => importAsked(remote, screen));
    try {
      return await (isReload ? inTime(() => asked, timeoutMs) : asked);
    } catch (error) {
      // Its files may have come: then its code threw while it was loaded.
      tellError('load', remote.entry.href, error);
      return (await others.import(remote, screen)) ?? (await asked);
    }
  }

  return {
    load: (remote: RemoteSlice, screen: string): Promise<ScreenImport> => {
      const key = keyOf(remote, screen);
      const known = imports.get(key) ?? importAny(remote, screen);
      imports.set(key, known);
      known.catch(() => {
        if (imports.get(key) === known) imports.delete(key);
      });
      return known;
    },
    /** Uses an import that has already begun as the first attempt. */
    adopt: (remote: RemoteSlice, screen: string, attempt: Promise<ScreenImport>) =>
      adopted.set(keyOf(remote, screen), attempt),
    /**
     * Forgets all imports, also unfinished ones. If the next import of the reloaded screen hangs, another version is
     * tried. @param unfitId a version to use only if no other one can be loaded
     */
    forget: (reloaded: RouteMatch | undefined, unfitId?: string) => {
      imports.clear();
      adopted.clear();
      if (reloaded) reloading.add(nameOf(reloaded.remote, reloaded.route.screen));
      if (unfitId !== undefined) others.avoid(unfitId);
    },
  };
}
