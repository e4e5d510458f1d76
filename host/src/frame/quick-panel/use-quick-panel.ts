import { useEffect, useState } from 'react';
import type { ShellQuickPanel } from 'shared-types';
import type { SlotSource } from '../../composition/slot-source';
import { useStoreState } from '../use-store-state';

/** The quick panel, and the screen that fills it. */
export interface FilledPanel {
  readonly panel: ShellQuickPanel;
  readonly source: SlotSource;
}

/** Something that a button opens and closes. */
export interface Opened {
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

/** What a button of the quick panel needs; nothing until a remote is known to fill the panel. */
export function useQuickPanel({ panel, source }: FilledPanel): Opened | undefined {
  const { open } = useStoreState(panel);
  const [isFilled, setFilled] = useState(false);
  useEffect(() => {
    // Without the manifest, nothing is known to fill it.
    source.isFilled().then(setFilled, () => {});
  }, [source]);
  return isFilled ? { isOpen: open, toggle: () => panel.toggle() } : undefined;
}
