import { useEffect, useState } from 'react';
import type { ScreenRequest, ShellLocation } from 'shared-types';
import { withoutMarks } from 'shared-types/protocol/campaign-marks';
import type { View } from '../composition/view';
import type { LocationService } from '../services/location';

/** A view that a search led to stays one, whatever becomes of its query. No screen gets marks of campaigns. */
function requestAt(request: ScreenRequest, here: ShellLocation): ScreenRequest {
  const search = withoutMarks(here.search);
  return request.search === search && request.hash === here.hash && request.key === here.key
    ? request
    : Object.freeze({ ...request, ...here, search, path: request.path });
}

/**
 * The request of a view with the current query, hash and key. A prerendered view starts without them, as it was rendered;
 * they follow in an effect.
 */
export function useRequest(
  { request }: View,
  locationService: LocationService,
  isPrerendered: boolean,
): ScreenRequest {
  const [current, setCurrent] = useState(() =>
    isPrerendered ? request : requestAt(request, locationService.read()),
  );
  useEffect(() => {
    const follow = () => {
      const here = locationService.location.getState();
      // The address has not arrived yet, or the screen is being left.
      if (here.key !== '' && here.path === request.path) setCurrent((before) => requestAt(before, here));
    };
    follow();
    return locationService.location.subscribe(follow);
  }, [request, locationService]);
  return current;
}
