import type { ReadableStore, StoredValue } from 'shared-types';
import { createStore } from 'zustand/vanilla';

/** State of the navbar: its drawer in narrow windows, and what is open in it. */
interface NavbarState {
  readonly isDrawerOpen: boolean;
  /** Ids of the collapses that are open. */
  readonly openIds: readonly string[];
}

export interface NavbarStore extends ReadableStore<NavbarState> {
  readonly openDrawer: () => void;
  readonly closeDrawer: () => void;
  readonly toggle: (id: string) => void;
  /** Opens the collapses that the active item is in. Nothing is stored. */
  readonly show: (ids: readonly string[]) => void;
  /** Forgets which collapses the visitor has left open. */
  readonly reset: () => void;
}

/** @param stored ids of the collapses that the visitor has left open */
export function createNavbarState(stored: StoredValue<readonly string[]>): NavbarStore {
  const atStart: NavbarState = { isDrawerOpen: false, openIds: stored.getState() };
  const store = createStore<NavbarState>(() => atStart);
  const { getState, setState } = store;
  stored.subscribe(() => setState({ openIds: stored.getState() }));

  return {
    getState,
    getInitialState: () => atStart,
    subscribe: (listener) => store.subscribe(() => listener()),
    openDrawer: () => setState({ isDrawerOpen: true }),
    closeDrawer: () => setState({ isDrawerOpen: false }),
    toggle: (id) => {
      const { openIds } = getState();
      const others = openIds.filter((other) => other !== id);
      stored.set(others.length < openIds.length ? others : [...openIds, id]);
    },
    show: (ids) => {
      const { openIds } = getState();
      const more = ids.filter((id) => !openIds.includes(id));
      if (more.length > 0) setState({ openIds: [...openIds, ...more] });
    },
    reset: stored.clear,
  };
}
