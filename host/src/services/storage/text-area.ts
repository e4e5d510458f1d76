/** A storage area of the browser: where that blocks it or has no room, nothing is there, and nothing is stored. */
export interface TextArea {
  readonly get: (key: string) => string | null;
  /** @returns false if the browser refuses */
  readonly set: (key: string, text: string) => boolean;
  /** @returns false if the browser refuses */
  readonly remove: (key: string) => boolean;
  readonly keys: () => readonly string[];
}

/** @param area  throws where the browser blocks it; absent where pages are rendered, and nothing is refused */
export function textArea(area: (() => Storage) | undefined): TextArea {
  const attempt = <Value>(otherwise: Value, work: (storage: Storage) => Value) => {
    try {
      return area ? work(area()) : otherwise;
    } catch {
      return otherwise;
    }
  };
  const isDone = (work: (storage: Storage) => void) =>
    attempt(!area, (storage) => {
      work(storage);
      return true;
    });
  return {
    get: (key) => attempt(null, (storage) => storage.getItem(key)),
    set: (key, text) => isDone((storage) => storage.setItem(key, text)),
    remove: (key) => isDone((storage) => storage.removeItem(key)),
    keys: () => attempt<readonly string[]>([], Object.keys),
  };
}
