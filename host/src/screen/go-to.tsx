import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { LocationService } from '../services/location';

interface GoToProps {
  readonly go: () => void;
  readonly locationService: Pick<LocationService, 'read'>;
}

/** Goes on from each entry at this address, unless the visitor is on the way to another page already. */
export function GoTo({ go, locationService }: GoToProps) {
  const { key } = useLocation();
  useEffect(() => {
    if (locationService.read().key === key) go();
    // oxlint-disable-next-line react/exhaustive-deps -- where to go is settled when this is first drawn
  }, [key]);
  return null;
}
