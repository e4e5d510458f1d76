import type { ScreenRequest } from 'shared-types';
import type { KnownRoute, PageView } from 'shared-types/release';

/** The request for a view as it is in Node and while hydrating: without hash and history key, and with no query but its own. */
export const requestFor = (
  { path: route, title }: KnownRoute,
  { path, search = '' }: PageView,
): ScreenRequest => Object.freeze({ path, search, hash: '', route, title, key: '' });
