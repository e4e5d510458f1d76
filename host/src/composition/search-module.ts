import type { SearchModule, Suggest } from 'shared-types';
import { fetchJson } from '../services/fetch-json';
import type { Services } from '../services/services';
import type { LiveScreens } from './give-up-pending';
import { findSlot } from './slot-source';

/** Publishing has checked the rest. */
const isSearchModule = (module: unknown): module is SearchModule =>
  typeof (module as Partial<SearchModule>).openSearch === 'function';

/** What the live remote suggests that fills the slot `search`, or its version before; nothing if none fills it. */
export async function loadSuggest(
  { manifest, importer }: LiveScreens,
  services: Pick<Services, 'http' | 'site' | 'leftOut'>,
): Promise<Suggest | undefined> {
  const match = findSlot(await manifest.current(), 'search');
  if (!match) return undefined;
  const { name } = match.remote;
  const { module, version } = await importer.load(match.remote, match.route.screen);
  if (!isSearchModule(module)) throw new Error(`${version.id} has no function openSearch`);
  return await module.openSearch({
    http: () => services.http(name),
    // Of the same version as the module: an index fits its own code only.
    readAsset: (path) => fetchJson(version.base + path),
    site: services.site,
    ...(services.leftOut && { leftOut: services.leftOut }),
  });
}
