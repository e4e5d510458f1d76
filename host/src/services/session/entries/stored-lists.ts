/** The lists under the keys of remotes, in the form that remotes read, those of earlier releases too. */
import { envelopeText, readEnvelope } from 'shared-types/protocol/stored-envelope';
import type { StorageService } from '../../storage/storage-service';
import { canonicalText } from './merge-entries';

/** What stands under a key. */
interface StoredList {
  readonly items: unknown;
  /** When it was stored; absent: nothing is stored. */
  readonly at?: string;
}

/** @returns `undefined` for what cannot be read */
export function readStoredList(
  { areas, opened, isRefused }: StorageService,
  key: string,
): StoredList | undefined {
  // The document has what the browser did not store.
  const shown = isRefused.getState() ? opened.get(key) : undefined;
  if (shown) return { items: shown.getState() };
  try {
    const text = areas?.local().getItem(key) ?? null;
    if (text === null) return { items: [] };
    const envelope = readEnvelope(text);
    return envelope && { items: envelope.data, at: envelope.at };
  } catch {
    return undefined;
  }
}

/** Shows the remote another list, as if another tab had stored it. Nothing happens where the list is the same. */
export function writeStoredList(storage: StorageService, key: string, items: readonly unknown[]): void {
  const stored = readStoredList(storage, key);
  if (stored && canonicalText(stored.items) === canonicalText(items)) return;
  const text = envelopeText(items, storage.now());
  let isRefused = storage.isRefused.getState();
  try {
    const area = storage.areas?.local();
    if (items.length > 0) area?.setItem(key, text);
    else area?.removeItem(key);
  } catch {
    // Blocked or full: the entries are at the provider.
    isRefused = true;
  }
  storage.opened.get(key)?.refresh(isRefused ? text : undefined);
}
