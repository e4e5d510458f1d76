/** The notebook in this browser's database: `template-demo`, version 1. The host's storage holds too little for it. */
import type { Notebook } from '../model/note';
import type { NotebookChange } from '../model/notebook-changes';
import { storedNotebook } from '../model/stored-notebook';
import { memoryStore, type NotebookStore } from './notebook-store';

const databaseName = 'template-demo';
const version = 1;
const storeNames = ['notes', 'labels', 'meta'];

/** Key in `meta` of the ids in their order. */
const orderKey = 'order';

/** A notebook that survives a reload, and whether it does. */
export interface BrowserStore extends NotebookStore {
  /** Whether the browser stores the notes; without it they last as long as this document. */
  readonly isLasting: () => boolean;
}

/**
 * Nothing is written before the first change. Where the browser has no database, the notebook is in memory. A database that
 * was there and is refused later is an error: a change in memory would seem to be stored.
 */
export function browserStore(samples: Notebook): BrowserStore {
  const memory = memoryStore(samples);
  let isLasting = true;
  /** Whether there are stored notes, from which those in memory would differ. */
  let hasOpened = false;

  async function open(isCreated: boolean) {
    // A busy browser may refuse once.
    const attempt = openDatabase(isCreated).catch(() => openDatabase(isCreated));
    return hasOpened ? attempt : attempt.catch(() => 'refused' as const);
  }

  const withDatabase = async <Value>(
    isCreated: boolean,
    work: (database: IDBDatabase | undefined) => Promise<Value>,
  ): Promise<Value> => {
    const database = isLasting ? await open(isCreated) : 'refused';
    if (database === 'refused') isLasting = false;
    if (database === 'refused' || database === 'nothing stored') return work(undefined);
    hasOpened = true;
    try {
      return await work(database);
    } finally {
      // Whoever deletes everything must not wait for this tab.
      database.close();
    }
  };
  return {
    read: () =>
      withDatabase(false, (database) => (database ? readNotebook(database, samples) : memory.read())),
    change: (change) =>
      withDatabase(true, (database) =>
        database ? changeNotebook(database, samples, change) : memory.change(change),
      ),
    isLasting: () => isLasting,
  };
}

/** Opens the database. @param isCreated whether to create it if there is none */
function openDatabase(isCreated: boolean): Promise<IDBDatabase | 'nothing stored'> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, version);
    request.onupgradeneeded = () => {
      if (isCreated) for (const name of storeNames) request.result.createObjectStore(name);
      // Without its first upgrade there is no database.
      else request.transaction?.abort();
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => {
      if (request.error?.name === 'AbortError' && !isCreated) resolve('nothing stored');
      else reject(request.error ?? new Error('The database did not open.'));
    };
  });
}

const resultOf = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database did not answer.'));
  });

const completion = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The database stored nothing.'));
  });

const readNotebook = (database: IDBDatabase, samples: Notebook) =>
  stored(database.transaction(storeNames, 'readonly'), samples);

async function stored(transaction: IDBTransaction, samples: Notebook): Promise<Notebook> {
  const [order, notes, labels] = await Promise.all([
    resultOf<unknown>(transaction.objectStore('meta').get(orderKey)),
    resultOf<unknown[]>(transaction.objectStore('notes').getAll()),
    resultOf<unknown[]>(transaction.objectStore('labels').getAll()),
  ]);
  return storedNotebook({ order, notes, labels }) ?? samples;
}

/** Reads, changes and writes in one transaction, so that two tabs do not lose each other's changes. */
async function changeNotebook(
  database: IDBDatabase,
  samples: Notebook,
  change: NotebookChange,
): Promise<Notebook> {
  const transaction = database.transaction(storeNames, 'readwrite');
  const done = completion(transaction);
  // Who waits for the reads first is told of a failure by them.
  done.catch(() => undefined);
  const before = await stored(transaction, samples);
  const after = change(before);
  const isFirst = before === samples;
  write(transaction.objectStore('notes'), isFirst ? [] : before.notes, after.notes);
  write(transaction.objectStore('labels'), isFirst ? [] : before.labels, after.labels);
  const order = { notes: after.notes.map(({ id }) => id), labels: after.labels.map(({ id }) => id) };
  transaction.objectStore('meta').put(order, orderKey);
  await done;
  return after;
}

type Identified = readonly { readonly id: string }[];

/** Writes what has changed. */
function write(store: IDBObjectStore, before: Identified, after: Identified) {
  const stayed = new Set(before);
  const ids = new Set(after.map(({ id }) => id));
  for (const item of after) if (!stayed.has(item)) store.put(item, item.id);
  for (const { id } of before) if (!ids.has(id)) store.delete(id);
}
