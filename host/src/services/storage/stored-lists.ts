/** The lists under the keys of remotes, in the form that remotes read. */
import { envelopeText, readEnvelope } from 'shared-types/protocol/stored-envelope';
import type { StorageService } from './storage-service';

/** @returns `undefined` for what is no list */
export function readStoredList(
  { areas, opened, isRefused }: StorageService,
  key: string,
): readonly unknown[] | undefined {
  const read = () => {
    // The document has what the browser did not store.
    const shown = isRefused.getState() ? opened.get(key) : undefined;
    if (shown) return shown.getState();
    const text = areas?.local().getItem(key) ?? null;
    return text === null ? [] : readEnvelope(text)?.data;
  };
  try {
    const list = read();
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}

/** Shows the remote another list, as if another tab had stored it. Nothing happens where the list is the same. */
export function writeStoredList(storage: StorageService, key: string, items: readonly unknown[]): void {
  if (JSON.stringify(readStoredList(storage, key)) === JSON.stringify(items)) return;
  const text = envelopeText(items, storage.now());
  try {
    const area = storage.areas?.local();
    if (items.length > 0) area?.setItem(key, text);
    else area?.removeItem(key);
  } catch {
    // Blocked or full: only the document has it, if it is open there.
    storage.refuse();
  }
  storage.opened.get(key)?.refresh(storage.isRefused.getState() ? text : undefined);
}
