import type { RouteDescriptor, ScreenRequest } from 'shared-types';

/** The request for a view as it is in Node and while hydrating: without query, hash and history key. */
export const requestFor = ({ path: route, title }: RouteDescriptor, path: string): ScreenRequest =>
  Object.freeze({ path, search: '', hash: '', route, title, key: '' });
