/** A storage area of the browser: where that blocks it or has no room, nothing is there, and nothing is stored. */
export interface TextArea {
  readonly get: (key: string) => string | null;
  /** @returns false if the browser refuses */
  readonly set: (key: string, text: string) => boolean;
  /** @returns false if the browser refuses */
  readonly remove: (key: string) => boolean;
  readonly keys: () => readonly string[];
}

/** @param area  throws where the browser blocks it; absent where pages are rendered */
export function textArea(area: (() => Storage) | undefined): TextArea {
  const isDone = (work: (storage: Storage) => void) => {
    try {
      if (area) work(area());
      return true;
    } catch {
      return false;
    }
  };
  const read = <Value>(otherwise: Value, work: (storage: Storage) => Value) => {
    try {
      return area ? work(area()) : otherwise;
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => read(null, (storage) => storage.getItem(key)),
    set: (key, text) => isDone((storage) => storage.setItem(key, text)),
    remove: (key) => isDone((storage) => storage.removeItem(key)),
    keys: () => read([], (storage) => Object.keys(storage)),
  };
}
