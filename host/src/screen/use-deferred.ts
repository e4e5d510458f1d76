import { useSyncExternalStore } from 'react';
import type { DeferredPart, DeferredSource } from './deferred';

/** The deferred part of the host, once it is there. */
export const useDeferred = ({ subscribe, get, getInitial }: DeferredSource): DeferredPart | undefined =>
  useSyncExternalStore(subscribe, get, getInitial);
