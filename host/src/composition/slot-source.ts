import type { SlotDescriptors } from 'shared-types';
import type { Manifest, RouteMatch } from 'shared-types/release';
import type { Services } from '../services/services';
import { giveUpPending, type LiveScreens } from './give-up-pending';
import { loadView } from './load-view';
import type { LoadSource } from './view';

/** A place of the host that a remote can fill. */
type SlotName = keyof SlotDescriptors;

/** The screen of the live remote that fills a slot, as if it had a route of its own. */
export function findSlot({ remotes }: Manifest, slot: SlotName): RouteMatch | undefined {
  for (const remote of remotes) {
    const filled = remote.slots?.[slot];
    if (filled) return { remote, route: { path: `slot ${slot}`, title: '', ...filled } };
  }
  return undefined;
}

export interface SlotSource extends LoadSource {
  readonly isFilled: () => Promise<boolean>;
}

/** Loads the screen that fills a slot, for the page at a path. It is loaded anew each time that its place is opened. */
export function createSlotSource(
  slot: SlotName,
  { manifest, importer }: LiveScreens,
  services: Services,
): SlotSource {
  const matchAt = () => {
    const known = manifest.known();
    return known && findSlot(known, slot);
  };
  const load: LoadSource['load'] = async (path) => {
    const match = findSlot(await manifest.current(), slot);
    if (!match) return { kind: 'not-found' };
    return await loadView({ match, path, importer, services });
  };
  return {
    isFilled: async () => findSlot(await manifest.current(), slot) !== undefined,
    matchAt,
    peek: () => undefined,
    load,
    reload: async (path, unfitId) => {
      await giveUpPending({ importer, manifest }, matchAt(), unfitId);
      return await load(path);
    },
  };
}
