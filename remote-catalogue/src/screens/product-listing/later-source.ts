import type { LoadContext } from 'shared-types';
import { fetchCallParts } from '../../api/call-parts';

const importParts = () => import(/* webpackChunkName: "product-listing-later" */ './later/later-parts');

/** The part of the screen that comes after hydration. */
export type LaterParts = Awaited<ReturnType<typeof importParts>>;

let parts: LaterParts | undefined;

/** The later part, if it is there. */
export const peekLater = (): LaterParts | undefined => parts;

/** Fetches the later part, and what the first call waits for side by side with it. */
export async function importLater(source: Pick<LoadContext, 'http' | 'site'>): Promise<LaterParts> {
  if (parts) return parts;
  [parts] = await Promise.all([importParts(), fetchCallParts(source)]);
  return parts;
}
