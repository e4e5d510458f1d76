import type { RemoteSlice, RemoteVersion, RouteMatch } from 'shared-types/release';
import { timeoutMs } from '../services/load-times';
import { retryFailedFiles } from '../services/retry-failed-files';
import { importScreen, type ScreenImport } from './federation';
import type { ManifestSource } from './manifest';
import { OtherVersions } from './other-versions';

/** Imports screens; the same screen of the same version once. */
export interface ScreenImporter {
  readonly load: (remote: RemoteSlice, screen: string) => Promise<ScreenImport>;
  /** An attempt that is under way already takes the place of the first one. */
  readonly adopt: (remote: RemoteSlice, screen: string, attempt: Promise<ScreenImport>) => void;
  /**
   * The next import asks the network, even while an older one is under way; should that of the screen that is loaded
   * anew hang, another version is tried.
   *
   * @param reloaded what the visitor asks for again
   * @param unfitId  a version not to be taken again while another one can be had
   */
  readonly forget: (reloaded: RouteMatch | undefined, unfitId?: string) => void;
}

const keyOf = ({ id }: RemoteVersion, screen: string) => `${id}/${screen}`;

/** A screen of whatever version. */
const nameOf = ({ name }: RemoteSlice, screen: string) => `${name}/${screen}`;

/** The error, with the entry as its file where it names none: the federation runtime does not say what failed. */
function withFile(error: unknown, entry: string): Error {
  const known = error instanceof Error ? error : new Error(String(error));
  return 'request' in known ? known : Object.assign(known, { request: entry });
}

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
  const reloading = new Set<string>();

  async function importAsked(remote: RemoteSlice, screen: string): Promise<ScreenImport> {
    const key = keyOf(remote, screen);
    const underWay = adopted.get(key);
    adopted.delete(key);
    try {
      return await (underWay ?? importScreen(remote, screen, remote.screens[screen] ?? []));
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
      return await (isReload ? Promise.race([asked, timeOut()]) : asked);
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
    forget: (reloaded, unfitId) => {
      imports.clear();
      adopted.clear();
      if (reloaded) reloading.add(nameOf(reloaded.remote, reloaded.route.screen));
      if (unfitId !== undefined) others.avoid(unfitId);
    },
  };
}
