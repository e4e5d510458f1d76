import { useSyncExternalStore } from 'react';
import type { Later, LaterSource } from './later';

/** The later part of the host, once it is there. */
export const useLater = ({ subscribe, get, getInitial }: LaterSource): Later | undefined =>
  useSyncExternalStore(subscribe, get, getInitial);
