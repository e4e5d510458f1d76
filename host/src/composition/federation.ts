/** Loads entries and screens by Module Federation; with `offered-modules.ts` the only place that knows it. */
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ScreenModule } from 'shared-types';
import type { PinnedFile, RemoteVersion } from 'shared-types/release';
import { nextTask } from '../services/next-task';

const { runtime, bundlerRuntime, attachShareScopeMap } = __webpack_require__.federation;
globalThis.hostFederation = { runtime, bundlerRuntime, attachShareScopeMap };

/** Time limit of an entry, as webpack's of a chunk. The runtime's own 20 s would discard one that arrives late. */
const entryTimeoutMs = 120_000;

const registered = new Set<string>();
const integrityOf = new Map<string, string>();
const attempts = new Map<string, number>();

/** An entry that is asked for again gets a fresh address: neither a cache nor a hanging request may answer. */
function entryScript(address: string) {
  // The runtime gives an absolute address; pins are kept by path.
  const path = new URL(address, location.origin).pathname;
  const integrity = integrityOf.get(path);
  if (integrity === undefined) throw new Error(`${path} is not pinned`);
  const attempt = (attempts.get(path) ?? 0) + 1;
  attempts.set(path, attempt);
  const script = document.createElement('script');
  const src = attempt > 1 ? `${path}?attempt=${attempt}` : path;
  Object.assign(script, { crossOrigin: 'anonymous', integrity, src });
  script.dataset['webpack'] = path;
  return { script, timeout: entryTimeoutMs };
}

registerPlugins([{ name: 'pinned-entries', createScript: ({ url }) => entryScript(url) }]);

/** Fetches a file together with the entry. Its attributes must equal those of the script element, or it is fetched twice. */
function preload({ href, integrity }: PinnedFile) {
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', href, crossOrigin: 'anonymous', integrity });
  document.head.append(link);
}

function register({ id, entry }: RemoteVersion) {
  if (registered.has(id)) return;
  registered.add(id);
  integrityOf.set(entry.href, entry.integrity);
  preload(entry);
  registerRemotes([{ name: id, entry: entry.href, entryGlobalName: id, type: 'var' }]);
}

/** A screen, and the version of its remote that it came from. */
export interface ScreenImport {
  readonly module: ScreenModule<unknown>;
  readonly version: RemoteVersion;
}

/** @param files those known yet. @throws if a file of the remote cannot be loaded, has another hash, or throws */
export async function importScreen(
  remote: RemoteVersion,
  screen: string,
  files: readonly PinnedFile[],
): Promise<ScreenImport> {
  register(remote);
  files.forEach(preload);
  const evaluate = await loadRemote<() => ScreenModule<unknown>>(`${remote.id}/${screen}`, {
    loadFactory: false,
    from: 'runtime',
  });
  if (!evaluate) throw new Error(`${remote.id} has no screen ${screen}`);
  // The files have come in one long task of the browser's: the screen is evaluated in the next one.
  await nextTask();
  return { module: evaluate(), version: remote };
}
