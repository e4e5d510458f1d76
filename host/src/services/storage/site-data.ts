/** All that a browser holds for the site, area by area. An area that the browser blocks counts as empty. */
import type { SiteData, StoredItem } from 'shared-types';
import { inTime } from '../in-time';
import type { TextArea } from './text-area';

/** Longest wait of deleting for the services that take part, in milliseconds. */
const participantTimeoutMs = 5000;

interface Held {
  readonly local: TextArea;
  readonly session: TextArea;
  readonly participants: ReadonlySet<() => Promise<void>>;
  readonly opened: ReadonlyMap<string, { readonly clear: () => void }>;
}

export const createSiteData = (storage: Held): SiteData => ({
  list: async () => [
    ...textEntries('local', storage),
    ...textEntries('session', storage),
    ...cookies(),
    ...(await databaseNames()).map((key) => ({ store: 'indexed-db', key }) as const),
    ...(await cacheNames()).map((key) => ({ store: 'cache', key }) as const),
  ],
  deleteAll: async () => {
    const ends = () => Promise.allSettled([...storage.participants].map(async (end) => await end()));
    await inTime(ends, participantTimeoutMs).catch(() => {});
    await deleteItems(storage);
    for (const value of storage.opened.values()) value.clear();
  },
});

/** Cookies that only the server may read cannot be deleted here. */
async function deleteItems({ local, session }: Held): Promise<void> {
  for (const area of [local, session]) area.keys().forEach(area.remove);
  for (const { key } of cookies()) document.cookie = `${key}=; path=/; max-age=0`;
  const [databases, cached] = await Promise.all([databaseNames(), cacheNames()]);
  await Promise.all([...databases.map(deleteDatabase), ...cached.map((name) => caches.delete(name))]);
}

const sizeOf = (text: string): number => new TextEncoder().encode(text).length;

const textEntries = (store: 'local' | 'session', { [store]: area }: Held): readonly StoredItem[] =>
  area.keys().map((key) => ({ store, key, sizeBytes: sizeOf(area.get(key) ?? '') }));

/** All but those that only the server may read. */
const cookies = (): readonly StoredItem[] =>
  document.cookie
    .split('; ')
    .filter((text) => text !== '')
    .map((text) => {
      const [key = '', ...value] = text.split('=');
      return { store: 'cookie', key, sizeBytes: sizeOf(value.join('=')) };
    });

/** Names of the databases; none where the browser does not list them. */
const databaseNames = () =>
  valueOr<readonly string[]>([], async () => (await indexedDB.databases()).flatMap(({ name }) => name ?? []));

/** `caches` does not exist in pages loaded over plain HTTP. */
const cacheNames = () => valueOr<readonly string[]>([], () => caches.keys());

/** A database that another tab has open is deleted when that tab is closed. */
const deleteDatabase = (name: string) =>
  new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = request.onerror = request.onblocked = () => resolve();
  });

async function valueOr<Value>(fallback: Value, work: () => Value | Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch {
    return fallback;
  }
}
