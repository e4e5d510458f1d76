import { useSyncExternalStore } from 'react';
import type { ReadableStore } from 'shared-types';

/** The state of a store, in the component that shows it. */
export const useStoreState = <State>({ subscribe, getState, getInitialState }: ReadableStore<State>) =>
  useSyncExternalStore(subscribe, getState, getInitialState);
