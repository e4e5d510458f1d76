import { useSyncExternalStore } from 'react';
import type { ReadableStore } from 'shared-types';

export function useStoreState<State>(store: ReadableStore<State>): State;
/** A part of the state: the component is drawn again only when that part is another one. */
export function useStoreState<State, Part>(store: ReadableStore<State>, pick: (state: State) => Part): Part;
export function useStoreState<State>(
  { subscribe, getState, getInitialState }: ReadableStore<State>,
  pick: (state: State) => unknown = (state) => state,
): unknown {
  return useSyncExternalStore(
    subscribe,
    () => pick(getState()),
    () => pick(getInitialState()),
  );
}
