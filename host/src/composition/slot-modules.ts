/** Modules of remotes that fill places of the host in which no screen stands. */
import type { SearchModule, SessionModule, Suggest } from 'shared-types';
import { fetchJson } from '../services/fetch-json';
import type { Services } from '../services/services';
import type { LoadedSessionModule } from '../services/session/sync-session';
import { shellStorage } from '../services/storage/storage';
import type { LiveScreens } from './give-up-pending';
import { findSlot } from './slot-source';

/** The module of the live remote that fills a slot, or of its version before; nothing if none fills it. */
async function loadModule<Module>(
  { manifest, importer }: LiveScreens,
  slot: 'search' | 'session',
  member: keyof Module & string,
) {
  const match = findSlot(await manifest.current(), slot);
  if (!match) return undefined;
  const { module, version } = await importer.load(match.remote, match.route.screen);
  // Publishing has checked the rest.
  if (typeof (module as unknown as Readonly<Record<string, unknown>>)[member] !== 'function')
    throw new Error(`${version.id} has no function ${member}`);
  return { module: module as unknown as Module, version, name: match.remote.name };
}

/** Opens the suggestions of the remote that fills the slot `search`. */
export async function loadSuggest(
  live: LiveScreens,
  { http, site, leftOut }: Pick<Services, 'http' | 'site' | 'leftOut'>,
): Promise<Suggest | undefined> {
  const loaded = await loadModule<SearchModule>(live, 'search', 'openSearch');
  if (!loaded) return undefined;
  return await loaded.module.openSearch({
    http: () => http(loaded.name),
    // The same version as the module: an index fits its own code only.
    readAsset: (path) => fetchJson(loaded.version.base + path),
    site,
    ...(leftOut && { leftOut }),
  });
}

export async function loadSessionModule(
  live: LiveScreens,
  { http, site, storage }: Pick<Services, 'http' | 'site' | 'storage'>,
): Promise<LoadedSessionModule | undefined> {
  const loaded = await loadModule<SessionModule>(live, 'session', 'restore');
  if (!loaded) return undefined;
  const { module, version, name } = loaded;
  return {
    module,
    context: { http: () => http(name), site, storage: shellStorage(storage, version.storedKeys) },
  };
}
