import type { LoadContext } from 'shared-types';
import { withCallParts } from '../../api/call-parts';

export const importParts = () => import(/* webpackChunkName: "product-listing-deferred" */ './deferred/load');

/** What finds and counts the articles of a list. */
export type DeferredParts = Awaited<ReturnType<typeof importParts>>;

// A page that is drawn on request has the files of a script of this name.
const importViews = () => import(/* webpackChunkName: "product-listing-drawn" */ './deferred/deferred-views');

/** What draws a list with details. */
export type DeferredViews = Awaited<ReturnType<typeof importViews>>;

/** What is here of both. */
export const deferred: { parts?: DeferredParts; views?: DeferredViews } = {};

/** Fetches it; awaited before a page that was drawn on request is hydrated. */
export const fetchViews = async () => (deferred.views ??= await importViews());

/** Fetches what finds and counts, and at the same time what the first call waits for. */
export const fetchParts = async (source: Pick<LoadContext, 'http' | 'site'>) =>
  (deferred.parts ??= await withCallParts(source, importParts()));
