import { readStored, writeStored, type ListKey } from '../../storage';

/** What is stored, unchecked: the lists check it whole when they read it. */
function storedItems(key: ListKey): readonly unknown[] {
  const text = readStored(key);
  const stored = text === null ? undefined : (JSON.parse(text) as { readonly data?: unknown } | null);
  return Array.isArray(stored?.data) ? stored.data : [];
}

const isArticle = (item: unknown, articleNo: string) =>
  (item as { readonly articleNo?: unknown } | null)?.articleNo === articleNo;

/**
 * Stores a tick that was made before the lists were there to take it: they read it, in this document or, if it is left
 * at once, in the next.
 */
export function storeTick(key: ListKey, articleNo: string, isChosen: boolean): void {
  try {
    const others = storedItems(key).filter((item) => !isArticle(item, articleNo));
    writeStored(key, isChosen ? [...others, { articleNo, at: new Date().toISOString() }] : others);
  } catch {
    // What is stored cannot be read; it stays until the lists write it anew.
  }
}
