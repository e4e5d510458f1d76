import type { StoredFormat } from 'shared-types';

/** How the visitor wants to see the notes. It is no part of a note. */
export interface NotesUi {
  /** Ids of notes up to the last one that was moved. */
  readonly order: readonly string[];
  /** Whether short texts are shown larger. */
  readonly isSizedByLength: boolean;
}

/** Key of how the visitor wants to see the notes. */
export const notesUiKey = 'template-demo.notes-ui.v1';

/** The storage service takes 65,536 characters. */
const mostOrderLength = 60_000;

const isNotesUi = (data: unknown): data is NotesUi =>
  typeof data === 'object' &&
  data !== null &&
  'order' in data &&
  Array.isArray(data.order) &&
  data.order.every((id) => typeof id === 'string') &&
  'isSizedByLength' in data &&
  typeof data.isSizedByLength === 'boolean';

/** What is stored under the key. */
export const notesUiFormat: StoredFormat<NotesUi> = {
  initial: { order: [], isSizedByLength: false },
  parse: (data) => (isNotesUi(data) ? data : undefined),
};

/** The beginning of an order, as long as it can be stored. */
export function storableOrder(order: readonly string[]): readonly string[] {
  let length = 0;
  return order.filter((id) => (length += id.length + 3) <= mostOrderLength);
}
