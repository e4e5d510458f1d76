import type { LoadContext } from 'shared-types';
import { fetchCallParts } from '../../api/call-parts';

const importParts = () =>
  import(/* webpackChunkName: "product-listing-deferred" */ './deferred/deferred-parts');

/** The deferred part of the screen. */
export type DeferredParts = Awaited<ReturnType<typeof importParts>>;

let parts: DeferredParts | undefined;

/** The deferred part, if it has arrived. */
export const arrivedParts = (): DeferredParts | undefined => parts;

/** Fetches the deferred part, and at the same time what the first call waits for. */
export async function fetchParts(source: Pick<LoadContext, 'http' | 'site'>): Promise<DeferredParts> {
  if (parts) return parts;
  [parts] = await Promise.all([importParts(), fetchCallParts(source)]);
  return parts;
}
