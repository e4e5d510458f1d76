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
