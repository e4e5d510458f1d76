/** The notebook in this browser's database, as one value. The host's storage holds too little for it. */
import * as v from 'valibot';
import { labelSchema, type Notebook, noteSchema } from '../model/note';
import type { NotebookStore } from './notes-service';

const databaseName = 'template-demo';
const storeName = 'notebook';
const key = 'notebook';

const schema = v.object({ notes: v.array(noteSchema), labels: v.array(labelSchema) });

/** Store in the browser. Nothing is stored before the first change. A notebook that cannot be read is never changed. */
export function browserStore(samples: Notebook): NotebookStore {
  async function storedIn(store: IDBObjectStore): Promise<Notebook> {
    const stored = await resultOf(store.get(key));
    return stored === undefined ? samples : v.parse(schema, stored);
  }

  return {
    read: async () => {
      const database = await openDatabase('existing');
      if (!database) return samples;
      try {
        return await storedIn(database.transaction(storeName).objectStore(storeName));
      } finally {
        // Whoever deletes everything must not wait for this tab.
        database.close();
      }
    },
    change: async (change) => {
      const database = await openDatabase('any');
      if (!database) throw new Error('There is no database.');
      try {
        // One transaction: two tabs do not lose each other's changes.
        const transaction = database.transaction(storeName, 'readwrite');
        const store = transaction.objectStore(storeName);
        const after = change(await storedIn(store));
        store.put(after, key);
        await completion(transaction);
        return after;
      } finally {
        database.close();
      }
    },
  };
}

/** Opens the database. @param wanted `any` creates it if there is none */
function openDatabase(wanted: 'any' | 'existing'): Promise<IDBDatabase | undefined> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => {
      if (wanted === 'any') request.result.createObjectStore(storeName);
      // Without its first upgrade there is no database.
      else request.transaction?.abort();
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => {
      if (request.error?.name === 'AbortError' && wanted === 'existing') resolve(undefined);
      else reject(request.error ?? new Error('The database did not open.'));
    };
  });
}

const resultOf = (request: IDBRequest<unknown>) =>
  new Promise<unknown>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database did not answer.'));
  });

const completion = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The database stored nothing.'));
  });
