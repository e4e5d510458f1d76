import { useEffect, useState } from 'react';
import type { ScreenRequest, ShellLocation } from 'shared-types';
import type { View } from '../composition/view';
import type { LocationService } from '../services/location';

const requestAt = (request: ScreenRequest, { search, hash, key }: ShellLocation): ScreenRequest =>
  request.search === search && request.hash === hash && request.key === key
    ? request
    : Object.freeze({ ...request, search, hash, key });

/**
 * The request of a view with query, hash and key as they are now. A prerendered view begins as it was rendered, with
 * none of them; they follow in an effect.
 */
export function useRequest({ request }: View, place: LocationService, isPrerendered: boolean): ScreenRequest {
  const [current, setCurrent] = useState(() => (isPrerendered ? request : requestAt(request, place.read())));
  useEffect(() => {
    const follow = () => {
      const here = place.location.getState();
      // On its way out, a screen keeps the request that it was opened with.
      if (here.path === request.path) setCurrent((before) => requestAt(before, here));
    };
    follow();
    return place.location.subscribe(follow);
  }, [request, place]);
  return current;
}
