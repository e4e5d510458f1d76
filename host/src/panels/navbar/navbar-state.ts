import type { ReadableStore, StoredValue } from 'shared-types';
import { createStore } from 'zustand/vanilla';

/** Time that a folded navbar stays open after pointer and focus have left it. */
const NAVBAR_CLOSE_DELAY_MS = 150;

/** State of the navbar. At a side and folded, it has icons only, and opens over the page while it is in use. */
interface NavbarState {
  readonly mode: 'open' | 'folded' | 'folded-open';
  readonly isDrawerOpen: boolean;
  /** Ids of the collapses that are open. */
  readonly openIds: readonly string[];
}

export interface NavbarStore extends ReadableStore<NavbarState> {
  readonly setFolded: (isFolded: boolean) => void;
  /** Pointer or focus is in it. */
  readonly enter: () => void;
  /** Pointer and focus have left it: it closes soon. */
  readonly leave: () => void;
  /** Closes at once, as Escape does. */
  readonly close: () => void;
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
  const atStart: NavbarState = { mode: 'open', isDrawerOpen: false, openIds: stored.getState() };
  const store = createStore<NavbarState>(() => atStart);
  const { getState, setState } = store;
  let closing: ReturnType<typeof setTimeout> | undefined;

  const stopClosing = () => clearTimeout(closing);
  const isFolded = () => getState().mode !== 'open';
  const close = () => {
    stopClosing();
    if (isFolded()) setState({ mode: 'folded' });
  };
  stored.subscribe(() => setState({ openIds: stored.getState() }));

  return {
    getState,
    getInitialState: () => atStart,
    subscribe: (listener) => store.subscribe(() => listener()),
    setFolded: (folds) => {
      if (folds !== isFolded()) setState({ mode: folds ? 'folded' : 'open' });
    },
    enter: () => {
      stopClosing();
      if (isFolded()) setState({ mode: 'folded-open' });
    },
    leave: () => {
      stopClosing();
      closing = setTimeout(close, NAVBAR_CLOSE_DELAY_MS);
    },
    close,
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
