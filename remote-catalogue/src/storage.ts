/** The one place that touches the browser's storage. A browser that refuses keeps the lists until the page is left. */

/** Keys of the visitor's lists. */
export const listKeys = { compare: 'catalogue.compare.v1', enquiry: 'catalogue.enquiry.v1' } as const;

/** Key of a list. */
export type ListKey = (typeof listKeys)[keyof typeof listKeys];

/** What is stored: an envelope, as a text nobody has checked; `null` for nothing. */
export function readStored(key: ListKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores data in an envelope; a list that became empty leaves nothing behind. */
export function writeStored(key: ListKey, data: readonly unknown[]): void {
  try {
    if (data.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ v: 1, at: new Date().toISOString(), data }));
  } catch {
    // Full or forbidden: this tab has the list in its memory.
  }
}

/**
 * Calls the listener when another tab may have stored something: at once, and when the browser shows a page again that
 * it had put aside, which heard nothing.
 *
 * @returns what ends it
 */
export function watchStored(key: ListKey, listener: () => void): () => void {
  // `localStorage.clear()` in another tab names no key.
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onShow);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onShow);
  };
}
