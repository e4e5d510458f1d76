import type { StoredFormat, StoredValue } from 'shared-types';
import { createStore } from 'zustand/vanilla';
import type { TextArea } from './text-area';

export interface StorageSlot {
  readonly area: TextArea;
  readonly key: string;
  /** A text that is stored as it is; otherwise the data are stored as JSON. */
  readonly isText?: boolean;
  /** Called when only this document has the value. */
  readonly onRefused?: () => void;
  /** Called when the value was changed in this document. */
  readonly onChange: (before: unknown, after: unknown) => void;
}

export interface OpenValue<Data> extends StoredValue<Data> {
  /** Takes over what another tab, or another part of this one, has stored. */
  readonly refresh: () => void;
}

/** A value of local or session storage. */
export function openStoredValue<Data>(
  { key, area, isText = false, onRefused, onChange }: StorageSlot,
  { initial, parse }: StoredFormat<Data>,
): OpenValue<Data> {
  /** Text that was last read or written. */
  let text: string | null = null;
  const store = createStore(() => initial);

  const read = (from: string) => {
    try {
      const data = parse(isText ? from : JSON.parse(from));
      if (data !== undefined) return data;
    } catch {
      // It is damaged.
    }
    console.warn(`${key} cannot be read`);
    return initial;
  };
  const refresh = () => {
    const now = area.get(key);
    if (now === text) return;
    text = now;
    store.setState(now === null ? initial : read(now), true);
  };
  const change = (data: Data) => {
    const before = store.getState();
    store.setState(data, true);
    onChange(before, data);
  };

  refresh();
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: (listener) => store.subscribe(() => listener()),
    set: (data) => {
      text = isText ? String(data) : JSON.stringify(data);
      if (!area.set(key, text)) onRefused?.();
      change(data);
    },
    clear: () => {
      area.remove(key);
      text = null;
      change(initial);
    },
    refresh,
  };
}
