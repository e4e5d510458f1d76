import type { SessionModule } from 'shared-types';
import type { Services } from '../services/services';
import type { LoadedSessionModule } from '../services/session/sync-session';
import { shellStorage } from '../services/storage/storage';
import type { LiveScreens } from './give-up-pending';
import { findSlot } from './slot-source';

/** Publishing has checked the rest. */
const isSessionModule = (module: unknown): module is SessionModule =>
  typeof (module as Partial<SessionModule>).restore === 'function';

/** The module of the live remote that fills the slot `session`, or of its version before; nothing if none fills it. */
export async function loadSessionModule(
  { manifest, importer }: LiveScreens,
  services: Pick<Services, 'http' | 'site' | 'storage'>,
): Promise<LoadedSessionModule | undefined> {
  const match = findSlot(await manifest.current(), 'session');
  if (!match) return undefined;
  const { name } = match.remote;
  const { module, version } = await importer.load(match.remote, match.route.screen);
  if (!isSessionModule(module)) throw new Error(`${version.id} has no function restore`);
  return {
    module,
    context: {
      http: () => services.http(name),
      site: services.site,
      storage: shellStorage(services.storage, version.storedKeys),
    },
  };
}
