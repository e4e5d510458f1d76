import { labels } from '../api/fixtures/labels';
import { notes } from '../api/fixtures/notes';
import type { NotebookStore } from '../api/notes-service';
import type { Notebook } from '../model/note';

/** A notebook in memory, with the samples. */
export function memoryStore(): NotebookStore {
  let notebook: Notebook = { notes, labels };
  return {
    read: () => Promise.resolve(notebook),
    change: async (change) => {
      await Promise.resolve();
      return (notebook = change(notebook));
    },
  };
}
