import type { StoredValue } from 'shared-types';
import { createStore } from 'zustand/vanilla';
import type { TextArea } from './text-area';

export interface StoredCodec<Data> {
  readonly initial: Data;
  /** @returns the good part; `undefined` if there is none. Throws for a text that cannot be read. */
  readonly decode: (text: string) => Data | undefined;
  /** Throws for data that are too long. */
  readonly encode: (data: Data) => string;
}

export interface StorageSlot {
  readonly key: string;
  /** One that stores nothing where the value is in memory only. */
  readonly area: TextArea;
  /** Called when the browser does not store a value. */
  readonly onRefused?: (() => void) | undefined;
  /** Called when the value was changed in this document. */
  readonly onChange?: (before: unknown, after: unknown) => void;
}

export interface OpenValue<Data> extends StoredValue<Data> {
  /** Takes over what another tab has stored. @param unstored in place of it, where the browser stores nothing */
  readonly refresh: (unstored?: string) => void;
}

/** A value of local or session storage. What cannot be stored is kept in memory. */
export function openStoredValue<Data>(
  { key, area, onRefused, onChange }: StorageSlot,
  { initial, decode, encode }: StoredCodec<Data>,
): OpenValue<Data> {
  /** Text that was last read or written. */
  let text = area.get(key);

  const read = (from = text) => {
    if (from === null) return initial;
    try {
      const data = decode(from);
      if (data !== undefined) return data;
    } catch {
      // Written by a newer version, or damaged.
    }
    console.warn(`${key} cannot be read`);
    return initial;
  };
  const encoded = (data: Data) => {
    try {
      return encode(data);
    } catch {
      return undefined;
    }
  };
  const store = createStore(() => read());
  const change = (data: Data) => {
    const before = store.getState();
    store.setState(data, true);
    onChange?.(before, data);
  };

  return {
    getState: store.getState,
    getInitialState: () => initial,
    subscribe: (listener) => store.subscribe(() => listener()),
    set: (data) => {
      const next = encoded(data);
      if (next !== undefined && area.set(key, next)) text = next;
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
