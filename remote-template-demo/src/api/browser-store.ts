/** The notebook in this browser's database: `template-demo`, version 1. The host's storage holds too little for it. */
import type { Notebook } from '../model/note';
import type { NotebookChange } from '../model/notebook-changes';
import { storedNotebook, type StoredRows } from '../model/stored-notebook';
import { errorName } from './error-name';
import { memoryStore, type NotebookStore } from './notebook-store';

const databaseName = 'template-demo';
const version = 1;
const storeNames = ['notes', 'labels', 'meta'];

/** Key in `meta` of the ids in their order. */
const orderKey = 'order';

/** How the notes are stored, as far as the calls so far have shown. */
export interface StoreState {
  /** `refused`: not at all. `newer`: by a newer version of the site, whose notes this one cannot read. */
  readonly kind: 'stored' | 'refused' | 'newer';
  /** How many notes and labels cannot be read. They stay stored. */
  readonly leftOut: number;
}

/** A notebook that survives a reload, unless its state says that it lasts only as long as this document. */
export interface BrowserStore extends NotebookStore {
  readonly state: () => StoreState;
}

/**
 * Nothing is written before the first change. Where the browser has no database, the notebook is in memory. A database that
 * was there and is refused later is an error: a change in memory would seem to be stored.
 */
export function browserStore(samples: Notebook): BrowserStore {
  const memory = memoryStore(samples);
  let state: StoreState = { kind: 'stored', leftOut: 0 };
  /** Whether there are stored notes, from which those in memory would differ. */
  let hasOpened = false;

  async function open(isCreated: boolean) {
    // A busy browser may refuse once.
    const attempt = openDatabase(isCreated).catch(() => openDatabase(isCreated));
    return hasOpened ? attempt : attempt.catch(refusalOf);
  }

  const withDatabase = async <Value>(
    isCreated: boolean,
    work: (database: IDBDatabase | undefined) => Promise<Value>,
  ): Promise<Value> => {
    const database = state.kind === 'stored' ? await open(isCreated) : state.kind;
    if (typeof database === 'string') {
      state = { kind: database === 'nothing stored' ? 'stored' : database, leftOut: 0 };
      return work(undefined);
    }
    hasOpened = true;
    try {
      return await work(database);
    } finally {
      // Whoever deletes everything must not wait for this tab.
      database.close();
    }
  };
  /** What is stored, or the samples. */
  async function stored(transaction: IDBTransaction): Promise<Notebook> {
    const { notebook, leftOut } = storedNotebook(await rowsOf(transaction)) ?? {
      notebook: samples,
      leftOut: 0,
    };
    state = { kind: 'stored', leftOut };
    return notebook;
  }

  /** Reads, changes and writes in one transaction, so that two tabs do not lose each other's changes. */
  async function changeStored(database: IDBDatabase, change: NotebookChange): Promise<Notebook> {
    const transaction = database.transaction(storeNames, 'readwrite');
    const done = completion(transaction);
    // Who waits for the reads first is told of a failure by them.
    done.catch(() => undefined);
    const before = await stored(transaction);
    const after = change(before);
    write(transaction, before === samples ? { notes: [], labels: [] } : before, after);
    await done;
    return after;
  }

  return {
    read: () =>
      withDatabase(false, (database) =>
        database ? stored(database.transaction(storeNames, 'readonly')) : memory.read(),
      ),
    change: (change) =>
      withDatabase(true, (database) => (database ? changeStored(database, change) : memory.change(change))),
    state: () => state,
  };
}

const refusalOf = (error: unknown) => (errorName(error) === 'VersionError' ? 'newer' : 'refused');

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

async function rowsOf(transaction: IDBTransaction): Promise<StoredRows> {
  const [order, notes, labels] = await Promise.all([
    resultOf<unknown>(transaction.objectStore('meta').get(orderKey)),
    resultOf<unknown[]>(transaction.objectStore('notes').getAll()),
    resultOf<unknown[]>(transaction.objectStore('labels').getAll()),
  ]);
  return { order, notes, labels };
}

/** Writes what has changed. */
function write(transaction: IDBTransaction, before: Notebook, after: Notebook) {
  writeItems(transaction.objectStore('notes'), before.notes, after.notes);
  writeItems(transaction.objectStore('labels'), before.labels, after.labels);
  // A full browser refuses whatever is put: deleting puts nothing.
  if (isInOrder(before.notes, after.notes) && isInOrder(before.labels, after.labels)) return;
  const order = { notes: after.notes.map(({ id }) => id), labels: after.labels.map(({ id }) => id) };
  transaction.objectStore('meta').put(order, orderKey);
}

/** Whether nothing was added or moved. */
function isInOrder(before: Identified, after: Identified): boolean {
  const ids = new Set(after.map(({ id }) => id));
  const left = before.filter(({ id }) => ids.has(id));
  return left.length === after.length && after.every(({ id }, place) => id === left[place]?.id);
}

type Identified = readonly { readonly id: string }[];

function writeItems(store: IDBObjectStore, before: Identified, after: Identified) {
  const stayed = new Set(before);
  const ids = new Set(after.map(({ id }) => id));
  for (const item of after) if (!stayed.has(item)) store.put(item, item.id);
  for (const { id } of before) if (!ids.has(id)) store.delete(id);
}
