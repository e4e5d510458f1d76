import { useSyncExternalStore } from 'react';
import type { DeferredSource } from '../services/deferred-source';

export const useDeferred = <Part>({ subscribe, get, getInitial }: DeferredSource<Part>): Part | undefined =>
  useSyncExternalStore(subscribe, get, getInitial);
