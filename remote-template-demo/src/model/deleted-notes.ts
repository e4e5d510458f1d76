import type { StoredFormat } from 'shared-types';

/** A note that is hidden, and will be removed unless the visitor undoes it. */
export interface DeletedNote {
  readonly id: string;
  /** When it was hidden, in milliseconds since 1970. */
  readonly at: number;
}

/** How long a deletion can be undone, in milliseconds. */
export const undoMs = 10_000;

/** Key of the hidden notes. Those that are not removed yet when the visitor leaves are removed at the next visit. */
export const deletedNotesKey = 'template-demo.deleted.v1';

const isDeletedNote = (data: unknown): data is DeletedNote =>
  typeof data === 'object' &&
  data !== null &&
  'id' in data &&
  typeof data.id === 'string' &&
  'at' in data &&
  typeof data.at === 'number';

/** What is stored under the key. */
export const deletedNotesFormat: StoredFormat<readonly DeletedNote[]> = {
  initial: [],
  parse: (data) => (Array.isArray(data) ? data.filter(isDeletedNote) : undefined),
};
