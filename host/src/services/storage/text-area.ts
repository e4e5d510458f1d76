/** A storage area of the browser. Texts that it refuses, since it is blocked or full, are in memory. */
export interface TextArea {
  readonly get: (key: string) => string | null;
  /** @returns false if only this document has the text */
  readonly set: (key: string, text: string) => boolean;
  readonly remove: (key: string) => void;
  readonly keys: () => readonly string[];
}

/** @param area throws where the browser blocks it; absent where pages are rendered: all texts are in memory, and none is refused */
export function textArea(area: (() => Storage) | undefined): TextArea {
  const inMemory = new Map<string, string>();
  const attempt = <Value>(otherwise: Value, work: (storage: Storage | undefined) => Value) => {
    try {
      return work(area?.());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => inMemory.get(key) ?? attempt(null, (storage) => storage?.getItem(key) ?? null),
    set: (key, text) => {
      inMemory.delete(key);
      const isStored = attempt(false, (storage) => {
        storage?.setItem(key, text);
        return true;
      });
      if (!isStored || !area) inMemory.set(key, text);
      return isStored;
    },
    remove: (key) => {
      inMemory.delete(key);
      attempt(undefined, (storage) => storage?.removeItem(key));
    },
    keys: () => {
      const stored = attempt<readonly string[]>([], (storage) => Object.keys(storage ?? {}));
      return [...new Set([...stored, ...inMemory.keys()])];
    },
  };
}
