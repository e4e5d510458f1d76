/** The notebook in this browser's database, as one value. The host's storage holds too little for it. */
import { get, promisifyRequest, type UseStore } from 'idb-keyval';
import * as v from 'valibot';
import { labelSchema, type Notebook, noteSchema } from '../model/note';
import type { NotebookStore } from './notes-service';

const databaseName = 'template-demo';
const key = 'notebook';

const schema = v.object({ notes: v.array(noteSchema), labels: v.array(labelSchema) });

/** Closes the database after each call: whoever deletes everything must not wait for this tab. */
const withDatabase: UseStore = async (mode, callback) => {
  const request = indexedDB.open(databaseName);
  request.onupgradeneeded = () => request.result.createObjectStore(key);
  const database = await promisifyRequest(request);
  try {
    return await callback(database.transaction(key, mode).objectStore(key));
  } finally {
    database.close();
  }
};

const exists = async () => (await indexedDB.databases()).some(({ name }) => name === databaseName);

/** Store in the browser. Nothing is stored before the first change. A notebook that cannot be read is never changed. */
export function browserStore(samples: Notebook): NotebookStore {
  const parsed = (stored: unknown) => (stored === undefined ? samples : v.parse(schema, stored));
  return {
    read: async () => ((await exists()) ? parsed(await get(key, withDatabase)) : samples),
    change: (change) =>
      // One transaction: two tabs do not lose each other's changes.
      withDatabase('readwrite', async (store) => {
        const after = change(parsed(await promisifyRequest<unknown>(store.get(key))));
        await promisifyRequest(store.put(after, key));
        await promisifyRequest(store.transaction);
        return after;
      }),
  };
}
