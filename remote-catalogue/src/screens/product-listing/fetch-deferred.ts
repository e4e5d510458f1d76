import type { LoadContext } from 'shared-types';
import { withCallParts } from '../../api/call-parts';

export const importParts = () => import(/* webpackChunkName: "product-listing-deferred" */ './deferred/load');

/** What finds and counts the articles of a list. */
export type DeferredParts = Awaited<ReturnType<typeof importParts>>;

const importDrawn = () => import(/* webpackChunkName: "product-listing-drawn" */ './deferred/drawn-parts');

/** What draws a list with details. */
export type DrawnParts = Awaited<ReturnType<typeof importDrawn>>;

/** What has arrived of both. */
export const arrived: { parts?: DeferredParts; drawn?: DrawnParts } = {};

/** Fetches it; awaited before a page that was drawn on request is hydrated. */
export const fetchDrawn = async () => (arrived.drawn ??= await importDrawn());

/** Fetches the deferred parts of the screen, and at the same time what the first call waits for. */
export async function fetchParts(source: Pick<LoadContext, 'http' | 'site'>) {
  const counting = async () => (arrived.parts ??= await withCallParts(source, importParts()));
  const [deferred, drawn] = await Promise.all([counting(), fetchDrawn()]);
  return { deferred, drawn };
}
