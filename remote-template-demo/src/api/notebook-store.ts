import type { Notebook } from '../model/note';
import type { NotebookChange } from '../model/notebook-changes';

/** Where the notes of this browser are. */
export interface NotebookStore {
  /** The notebook; the samples before the first change. */
  readonly read: () => Promise<Notebook>;
  /** Changes the notebook as a whole or not at all. Rejects if it could not be stored. */
  readonly change: (change: NotebookChange) => Promise<Notebook>;
}

/** A notebook that lasts as long as this document. */
export function memoryStore(samples: Notebook): NotebookStore {
  let notebook = samples;
  return {
    read: () => Promise.resolve(notebook),
    change: (change) => {
      notebook = change(notebook);
      return Promise.resolve(notebook);
    },
  };
}
