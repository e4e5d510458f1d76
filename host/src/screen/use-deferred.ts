import { useSyncExternalStore } from 'react';
import type { DeferredSource } from '../services/deferred-source';

/** A part of the host that comes later, once it is there. */
export const useDeferred = <Part>({ subscribe, get, getInitial }: DeferredSource<Part>): Part | undefined =>
  useSyncExternalStore(subscribe, get, getInitial);
