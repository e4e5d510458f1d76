import type { ScreenRequest } from 'shared-types';
import type { KnownRoute, PageView } from 'shared-types/release';

/** The request for a view when rendering and hydrating: without hash and history key, and only with the page's own query. */
export const requestFor = (
  { path: route, title }: KnownRoute,
  { path, search = '' }: PageView,
): ScreenRequest => Object.freeze({ path, search, hash: '', route, title, key: '' });
