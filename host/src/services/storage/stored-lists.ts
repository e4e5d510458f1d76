/** The lists under the keys of remotes, in the form that remotes read. */
import type { StorageService } from './storage';

export type Item = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The items by their id, each once. What has none is no item. */
export function itemsById(list: unknown, id: string): Map<string, Item> {
  const items = (Array.isArray(list) ? list : []).filter(isRecord);
  return new Map(items.flatMap((item) => (typeof item[id] === 'string' ? [[item[id], item]] : [])));
}

/** @returns `undefined` for what is no list */
export function readStoredList(
  { local }: Pick<StorageService, 'local'>,
  key: string,
): readonly unknown[] | undefined {
  try {
    const list: unknown = JSON.parse(local.get(key) ?? '[]');
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}

/** Shows the remote another list, as if another tab had stored it. Nothing happens where the list is the same. */
export function writeStoredList(storage: StorageService, key: string, items: readonly unknown[]): void {
  const text = JSON.stringify(items);
  if (JSON.stringify(readStoredList(storage, key)) === text) return;
  if (items.length === 0) storage.local.remove(key);
  else if (!storage.local.set(key, text)) storage.refuse();
  storage.opened.get(key)?.refresh();
}
