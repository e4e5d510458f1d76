import type { LoadContext } from 'shared-types';
import { fetchCallParts } from '../../api/call-parts';

const importParts = () => import(/* webpackChunkName: "product-listing-later" */ './later/later-parts');

/** The part of the screen that comes after hydration. */
export type LaterParts = Awaited<ReturnType<typeof importParts>>;

let parts: LaterParts | undefined;
const listeners = new Set<() => void>();

/** Calls the listener once the later part is there. */
export const subscribeToLater = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The later part, if it is there. */
export const peekLater = (): LaterParts | undefined => parts;

/** Fetches the later part, and what the first call waits for side by side with it. */
export async function importLater(source: Pick<LoadContext, 'http' | 'site'>): Promise<LaterParts> {
  if (parts) return parts;
  const [module] = await Promise.all([importParts(), fetchCallParts(source)]);
  parts = module;
  module.replaceBrokenPhotos();
  for (const listener of listeners) listener();
  return module;
}
