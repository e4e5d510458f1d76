import type { ScreenRequest } from 'shared-types';
import type { KnownRoute } from 'shared-types/release';

/** The request for a view as it is in Node and while hydrating: without query, hash and history key. */
export const requestFor = ({ path: route, title }: KnownRoute, path: string): ScreenRequest =>
  Object.freeze({ path, search: '', hash: '', route, title, key: '' });
