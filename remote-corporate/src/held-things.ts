/**
 * Everything that this site could have left in the browser, declared or not: `storage.ts` knows this remote's keys only.
 * A store that is refused counts as empty.
 */

/** One thing that is kept, with its size where the browser tells it. */
export interface HeldThing {
  /** As `StorageEntry.store`; `cache` is declared by nobody. */
  readonly store: 'local' | 'session' | 'indexed-db' | 'cookie' | 'cache';
  readonly key: string;
  readonly sizeBytes?: number;
}

/** What is kept now. */
export async function heldThings(): Promise<readonly HeldThing[]> {
  const [databases, caches] = await Promise.all([databaseNames(), cacheNames()]);
  return [
    ...entriesOf('local', () => localStorage),
    ...entriesOf('session', () => sessionStorage),
    ...cookieNames().map(({ key, value }) => ({ store: 'cookie', key, sizeBytes: bytesOf(value) }) as const),
    ...databases.map((key) => ({ store: 'indexed-db', key }) as const),
    ...caches.map((key) => ({ store: 'cache', key }) as const),
  ];
}

/**
 * Deletes all of it, and tells the parts of this page as another tab would: what they keep in memory is not written again.
 * A cookie that only the server may read stays.
 */
export async function deleteHeldThings(): Promise<void> {
  const [databases, cached] = await Promise.all([databaseNames(), cacheNames()]);
  tryTo(() => localStorage.clear());
  tryTo(() => sessionStorage.clear());
  for (const { key } of cookieNames()) document.cookie = `${key}=; path=/; max-age=0`;
  await Promise.all([...databases.map(deleteDatabase), ...cached.map((name) => caches.delete(name))]);
  dispatchEvent(new StorageEvent('storage', { key: null }));
}

/** One that another tab has open goes when that tab does. */
const deleteDatabase = (name: string) =>
  new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = request.onerror = request.onblocked = () => resolve();
  });

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

function entriesOf(store: 'local' | 'session', open: () => Storage): readonly HeldThing[] {
  return (
    tryTo(() =>
      Object.entries(open()).map(([key, value]) => ({ store, key, sizeBytes: bytesOf(String(value)) })),
    ) ?? []
  );
}

const cookieNames = () =>
  document.cookie
    .split('; ')
    .filter((text) => text !== '')
    .map((text) => {
      const [key = '', ...value] = text.split('=');
      return { key, value: value.join('=') };
    });

/** Not every browser lists its databases. */
async function databaseNames(): Promise<readonly string[]> {
  try {
    return (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
  } catch {
    return [];
  }
}

/** A page that came over a plain connection has no caches. */
async function cacheNames(): Promise<readonly string[]> {
  try {
    return await caches.keys();
  } catch {
    return [];
  }
}

function tryTo<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
