import type { QuickPanelState, ShellQuickPanel } from 'shared-types';
import { createStore } from 'zustand/vanilla';
import type { Services } from './services';

/** State of the quick panel. It closes when the visitor goes to another page. */
export function createQuickPanel({
  locationService: { location },
}: Pick<Services, 'locationService'>): ShellQuickPanel {
  const store = createStore<QuickPanelState>(() => Object.freeze({ open: false }));
  const { getState } = store;
  const toggle = (open = !getState().open) => {
    if (open !== getState().open) store.setState(Object.freeze({ open }), true);
  };
  let { path } = location.getState();
  location.subscribe(() => {
    const before = path;
    ({ path } = location.getState());
    if (path !== before) toggle(false);
  });
  return Object.freeze({ ...store, toggle });
}
