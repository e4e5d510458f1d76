import type { ShellQuickPanel } from 'shared-types';
import type { SlotSource } from '../../composition/slot-source';
import { usePromised } from '../use-promised';
import { useStoreState } from '../use-store-state';

export interface FilledPanel {
  readonly panel: ShellQuickPanel;
  readonly source: SlotSource;
}

/** Something that a button opens and closes. */
export interface Opened {
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

/** State of the quick panel, for its button; `undefined` until a remote is known to fill the panel. */
export function useQuickPanel({ panel, source }: FilledPanel): Opened | undefined {
  const { open } = useStoreState(panel);
  // Without the manifest, nothing is known to fill it.
  const isFilled = usePromised(source.isFilled);
  return isFilled ? { isOpen: open, toggle: () => panel.toggle() } : undefined;
}
