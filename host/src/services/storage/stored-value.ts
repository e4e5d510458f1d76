import type { StoredFormat, StoredValue } from 'shared-types';
import type { StoredKeys } from 'shared-types/release';
import { createStore } from 'zustand/vanilla';
import type { TextArea } from './text-area';

export interface Opening {
  /** All keys of the owner, with their areas. */
  readonly declared: StoredKeys;
  readonly key: string;
  /** A text that is stored as it is; otherwise the data are stored as JSON. */
  readonly isText?: boolean;
  /** Called when the browser does not store the value. */
  readonly onRefused?: () => void;
}

export interface StorageSlot extends Omit<Opening, 'declared'> {
  /** One that stores nothing where the value is in memory only. */
  readonly area: TextArea;
  /** Called when the value was changed in this document. */
  readonly onChange: (before: unknown, after: unknown) => void;
}

export interface OpenValue<Data> extends StoredValue<Data> {
  /** Takes over what another tab has stored. @param unstored in place of it, where the browser stores nothing */
  readonly refresh: (unstored?: string) => void;
}

/** A value of local or session storage. What cannot be stored is kept in memory. */
export function openStoredValue<Data>(
  { key, area, isText = false, onRefused, onChange }: StorageSlot,
  { initial, parse }: StoredFormat<Data>,
): OpenValue<Data> {
  /** Text that was last read or written. */
  let text = area.get(key);

  const read = (from = text) => {
    if (from === null) return initial;
    try {
      const data = parse(isText ? from : JSON.parse(from));
      if (data !== undefined) return data;
    } catch {
      // It is damaged.
    }
    console.warn(`${key} cannot be read`);
    return initial;
  };
  const store = createStore(() => read());
  const change = (data: Data) => {
    const before = store.getState();
    store.setState(data, true);
    onChange(before, data);
  };

  return {
    getState: store.getState,
    getInitialState: () => initial,
    subscribe: (listener) => store.subscribe(() => listener()),
    set: (data) => {
      const next = isText ? String(data) : JSON.stringify(data);
      if (area.set(key, next)) text = next;
      else onRefused?.();
      change(data);
    },
    clear: () => {
      if (area.remove(key)) text = null;
      change(initial);
    },
    refresh: (unstored) => {
      const now = area.get(key);
      if (unstored === undefined && now === text) return;
      text = now;
      store.setState(read(unstored), true);
    },
  };
}
