import type { ReadableStore } from 'shared-types';
import { createStore } from 'zustand/vanilla';

/** Whether the settings panel is open. */
export interface PanelState extends ReadableStore<boolean> {
  readonly open: () => void;
  readonly close: () => void;
}

export function createPanelState(): PanelState {
  const store = createStore(() => false);
  return { ...store, open: () => store.setState(true), close: () => store.setState(false) };
}
