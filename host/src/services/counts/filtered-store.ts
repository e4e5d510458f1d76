import type { ReadableStore } from 'shared-types';

/** The items of a store that pass a test; the same list for as long as the store has the same. */
export function filteredStore<Item>(
  { getState, getInitialState, subscribe }: ReadableStore<readonly Item[]>,
  passes: (item: Item) => boolean,
): ReadableStore<readonly Item[]> {
  const known = new WeakMap<readonly Item[], readonly Item[]>();
  const filtered = (all: readonly Item[]) => {
    const passed = known.get(all) ?? all.filter(passes);
    known.set(all, passed);
    return passed;
  };
  return {
    getState: () => filtered(getState()),
    getInitialState: () => filtered(getInitialState()),
    subscribe,
  };
}
